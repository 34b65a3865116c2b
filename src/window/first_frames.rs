//! What the window shows before its first picture can be drawn.

use bevy::core_pipeline::upscaling::upscaling;
use bevy::core_pipeline::{Core2d, Core2dSystems};
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::render_resource::{PipelineCache, RenderPassDescriptor};
use bevy::render::renderer::{RenderContext, ViewQuery};
use bevy::render::view::ViewTarget;

/// As long as shaders are built, the picture may not reach the window; it would then be black, for seconds on a slow
/// machine. Some window systems (Wayland) also show a window with its first frame, whether it asked to be hidden or not.
pub(super) fn plugin(app: &mut App) {
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.add_systems(
            Core2d,
            clear_window.after(Core2dSystems::PostProcess).before(upscaling).run_if(builds_pipelines),
        );
    }
}

fn builds_pipelines(pipelines: Res<PipelineCache>) -> bool {
    pipelines.waiting_pipelines().next().is_some()
}

/// Paints what is beneath the picture. The picture then goes on top of it, if it can.
fn clear_window(view: ViewQuery<&ViewTarget>, color: Res<ClearColor>, mut context: RenderContext) {
    let Some(window) = view.into_inner().out_texture_color_attachment(Some(color.0.into())) else { return };
    context.command_encoder().begin_render_pass(&RenderPassDescriptor {
        label: Some("clear window"),
        color_attachments: &[Some(window)],
        depth_stencil_attachment: None,
        timestamp_writes: None,
        occlusion_query_set: None,
        multiview_mask: None,
    });
}
