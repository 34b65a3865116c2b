// The felt and the lattice on it in one pass: a window full of blended layers is what weak devices are slowest at.

#import bevy_sprite::mesh2d_vertex_output::VertexOutput

struct Lattice {
    // How often the tile lies across the window and down.
    tiles: vec2<f32>,
    opacity: f32,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> lattice: Lattice;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var felt_picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var felt_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var tile_picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var tile_sampler: sampler;

@fragment
fn fragment(mesh: VertexOutput) -> @location(0) vec4<f32> {
    let felt = textureSampleLevel(felt_picture, felt_sampler, mesh.uv, 0.0);
    let position = mesh.uv * lattice.tiles;
    // Where one tile ends and the next begins the fraction jumps, so the mip level cannot be left to the sampler.
    let level = log2(fwidth(position.x) * f32(textureDimensions(tile_picture).x));
    let tile = textureSampleLevel(tile_picture, tile_sampler, fract(position), max(level, 0.0));
    return vec4(mix(felt.rgb, tile.rgb, tile.a * lattice.opacity), 1.0);
}
