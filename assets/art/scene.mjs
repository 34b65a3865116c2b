// Cards lying in a picture: placed, turned, with the soft shadow of LOOK.md §4.

import { back, CARD, CARD_DEFINITIONS, face } from './cards.mjs';

export const SHADOW_COLOUR = '#040812';

/** Shadows as layers from the farthest to the nearest: offset downwards, blur and opacity, in units. */
export const SHADOWS = {
  rest: [{ offset: 4, blur: 10, opacity: 0.3 }, { offset: 1, blur: 2, opacity: 0.45 }],
  lifted: [{ offset: 16, blur: 28, opacity: 0.45 }, { offset: 2, blur: 4, opacity: 0.35 }],
};

const blurs = [...new Set(Object.values(SHADOWS).flat().map(({ blur }) => blur))];

/** Definitions that every picture with lying cards needs once. */
export const SCENE_DEFINITIONS = CARD_DEFINITIONS + blurs.map((blur) =>
  `<filter id="blur-${blur}" x="-1" y="-1" width="3" height="3"><feGaussianBlur
    stdDeviation="${blur / 2}"/></filter>`).join('');

/** The shadow of a card `width` wide with its upper left corner at (0, 0). */
export function cardShadow(layers, width) {
  const [height, radius] = [(width * CARD.height) / CARD.width, (width * CARD.radius) / CARD.width];
  return layers.map(({ offset, blur, opacity }) => `<rect y="${offset}" width="${width}" height="${height}"
    rx="${radius}"
    fill="${SHADOW_COLOUR}" fill-opacity="${opacity}" filter="url(#blur-${blur})"/>`).join('');
}

/**
 * A card with its upper left corner at (x, y), turned by `angle` degrees round `pivot`, which is given in shares of
 * its width and height. `name` is a face (`SA`) or the name of a back.
 */
export function lyingCard(name, { x, y, width, angle = 0, pivot = [0.5, 0.5], lifted = false, large = false }) {
  const centre = [pivot[0] * width, (pivot[1] * width * CARD.height) / CARD.width];
  const picture = name.length === 2 ? face(name, { large }) : back(name);
  return `<g transform="translate(${x} ${y}) rotate(${angle} ${centre.join(' ')})">
    ${cardShadow(lifted ? SHADOWS.lifted : SHADOWS.rest, width)}
    <g transform="scale(${width / CARD.width})">${picture}</g></g>`;
}
