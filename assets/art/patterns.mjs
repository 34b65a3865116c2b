// Japanese patterns as plain geometry. They are drawn out over the area instead of with <pattern>, because a renderer
// paints a pattern's tile as a picture first and its seams would show.

const number = (value) => Number(value.toFixed(3));

/** Height of the hemp-leaf tile that is `width` wide. */
export const hempLeafPeriod = (width) => width * Math.sqrt(3);

/** Hemp leaf 麻の葉 over [left, top, right, bottom]; `width` is the width of one tile, `height` its exact period. */
export function hempLeaf([left, top, right, bottom], style) {
  const { width, height = hempLeafPeriod(width), stroke, strokeWidth, opacity = 1 } = style;
  const segments = hempLeafSegments(width, height);
  const path = [];
  for (let row = Math.floor(top / height); row * height < bottom; row++) {
    for (let column = Math.floor(left / width); column * width < right; column++) {
      for (const [x1, y1, x2, y2] of segments) {
        const [dx, dy] = [column * width, row * height];
        path.push(`M${number(x1 + dx)} ${number(y1 + dy)}L${number(x2 + dx)} ${number(y2 + dy)}`);
      }
    }
  }
  // One path for all lines, so that translucent lines do not add up where they meet.
  return `<path d="${path.join('')}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}"
    stroke-width="${strokeWidth}" stroke-linecap="round"/>`;
}

function hempLeafSegments(width, height) {
  const [middle, half, third, sixth] = [width / 2, height / 2, height / 3, height / 6];
  const segments = [
    [0, 0, width, 0], [0, half, width, half],
    [0, 0, middle, half], [width, 0, middle, half], [0, height, middle, half], [width, height, middle, half],
    [middle, sixth, 0, 0], [middle, sixth, width, 0], [middle, sixth, middle, half],
    [middle, 5 * sixth, 0, height], [middle, 5 * sixth, width, height], [middle, 5 * sixth, middle, half],
  ];
  for (const [x, inward] of [[0, middle], [width, -middle]]) {
    segments.push([x, third, x, 0], [x, third, x + inward, half]);
    segments.push([x, 2 * third, x, height], [x, 2 * third, x + inward, half]);
  }
  return segments;
}

/** Waves 青海波 over [left, top, right, bottom], each of `radius`, lower rows in front. */
export function waves([left, top, right, bottom], { radius, fill, stroke, strokeWidth, opacity = 1 }) {
  const shapes = [];
  const rowHeight = radius / 2;
  for (let row = Math.floor(top / rowHeight) - 2; (row - 1) * rowHeight < bottom; row++) {
    const y = number(row * rowHeight + radius / 2);
    const shift = row % 2 ? radius : 0;
    for (let column = Math.floor(left / (2 * radius)) - 1; (column - 1) * 2 * radius < right; column++) {
      const x = number(shift + column * 2 * radius);
      shapes.push(`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`);
      for (const share of [0.94, 0.68, 0.42, 0.16]) {
        shapes.push(`<circle cx="${x}" cy="${y}" r="${number(radius * share)}" fill="none" stroke="${stroke}"
          stroke-opacity="${opacity}" stroke-width="${strokeWidth}"/>`);
      }
    }
  }
  return shapes.join('');
}

/** Arrow feathers 矢絣 over [left, top, right, bottom]; columns `width` wide on a `ground`. */
export function arrowFeathers([left, top, right, bottom], { width, ground, fill }) {
  const period = 2 * width;
  const path = [];
  for (let column = Math.floor(left / width); column * width < right; column++) {
    const shift = column % 2 ? width : 0;
    for (let row = Math.floor(top / period) - 1; row * period < bottom; row++) {
      const [x, y] = [column * width, row * period + shift];
      path.push(`M${x} ${y}l${width / 2} ${width / 2}l${width / 2} ${-width / 2}v${width}` +
        `l${-width / 2} ${width / 2}l${-width / 2} ${-width / 2}Z`);
    }
  }
  return `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${ground}"/>
    <path d="${path.join('')}" fill="${fill}"/>`;
}
