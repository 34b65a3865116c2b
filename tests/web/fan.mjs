// Where cards lie in the fan of an open hand in landscape (`src/table/board/fan.rs`, `src/table/prime_daifugo/hand.rs`), and
// what the interface of a window is measured in (`src/theme/frame.rs`). All in CSS px.

const LANDSCAPE = { width: 1280, height: 800 };
const LEAST_UNIT = 0.75;
const TOUCH_TARGET = 44;
const HEAD = 56;
const PROMPTS = 44;

const CARD = 112;
const GAP = [44, 116];

const clamp = (value, [least, most]) => Math.min(Math.max(value, least), most);

/**
 * The frame of a window that is wider than tall: `unit` in CSS px, and in units its size, the smallest side of what can be
 * touched, and where the bars at its head and foot end.
 */
export function landscape({ width, height }) {
  const unit = Math.max(Math.min(width / LANDSCAPE.width, height / LANDSCAPE.height), LEAST_UNIT);
  const touch = Math.max(Math.ceil(TOUCH_TARGET / unit), TOUCH_TARGET);
  const size = { width: width / unit, height: height / unit };
  return { unit, size, touch, head: Math.max(touch, HEAD), foot: size.height - PROMPTS };
}

/**
 * A fan round the `middle` of its cards, `width` px wide, of so many px a `unit`; `sag` makes of the square of the steps from
 * the middle how many units lower a card hangs.
 */
export class Fan {
  constructor({ middle, width, unit, sag }) {
    Object.assign(this, { middle, width, unit, sag });
  }

  /** Where a mouse grips the card at a place of a hand of so many: at its left, which no other card covers. */
  grip(place, of) {
    const steps = Math.max(of - 1, 1);
    const fromMiddle = place - (of - 1) / 2;
    const gap = clamp((this.width / this.unit - CARD) / steps, GAP) * this.unit;
    const angle = (clamp(1.7 - 0.04 * of, [1, 1.6]) * fromMiddle * Math.PI) / 180;
    const [x, y] = [-0.4 * CARD * this.unit, -0.3 * CARD * this.unit];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [
      this.middle[0] + fromMiddle * gap + x * cos - y * sin,
      this.middle[1] + this.sag(of) * fromMiddle ** 2 * this.unit + x * sin + y * cos,
    ];
  }
}
