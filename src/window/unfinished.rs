use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};

/// Whether the renderer still builds shaders for something it was to draw in its last frame, and therefore left out.
///
/// The renderer runs beside the app, one frame behind it; this one bit is all that it tells.
#[derive(Resource, Clone, Default)]
pub(super) struct UnfinishedPipelines(Arc<AtomicBool>);

impl UnfinishedPipelines {
    /// Whether there are any.
    pub(super) fn any(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

pub(super) fn plugin(app: &mut App) {
    let unfinished = UnfinishedPipelines::default();
    app.insert_resource(unfinished.clone());
    // Without a renderer (in tests) there never are any.
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.insert_resource(unfinished);
        renderer.add_systems(Render, tell_unfinished_pipelines.in_set(RenderSystems::Cleanup));
    }
}

fn tell_unfinished_pipelines(pipelines: Res<PipelineCache>, unfinished: Res<UnfinishedPipelines>) {
    unfinished.0.store(pipelines.waiting_pipelines().next().is_some(), Ordering::Relaxed);
}
