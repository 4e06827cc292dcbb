import { Coverage, type Pen } from './coverage.ts';
import type { Font } from './font.ts';
import type { Mask } from './ink.ts';

/** A letter to stamp: the face's number for it, its size, and where it stands, in pixels. */
export interface Letter {
  id: number;
  size: number;
  x: number;
  y: number;
}

/** Places within a pixel at which a letter is drawn: nobody sees a finer difference. */
const SHIFTS = 4;

/** How many letters are held (some 4 KB each); then all are drawn anew. */
const HELD = 4000;

/** Draws letters of a face, each once for a size and a place within a pixel: titles share most of theirs. */
export function stamps(font: Font): (letter: Letter) => Mask {
  const known = new Map<string, Mask>();
  return ({ id, size, x, y }) => {
    const steps = Math.round(x * SHIFTS);
    const whole = Math.floor(steps / SHIFTS);
    const shift = (steps - whole * SHIFTS) / SHIFTS;
    const key = `${id} ${size} ${shift}`;
    let stamp = known.get(key);
    if (!stamp) {
      if (known.size >= HELD) known.clear();
      stamp = draw((pen, left, top) => font.trace(id, { x: shift - left, y: -top, size }, pen));
      known.set(key, stamp);
    }
    return { ...stamp, left: stamp.left + whole, top: stamp.top + y };
  };
}

/** Draws outlines on no more room than they need: `trace` places them from a corner that it is given. */
function draw(trace: (pen: Pen, left: number, top: number) => void): Mask {
  const extent = new Extent();
  trace(extent, 0, 0);
  const { left, top } = extent;
  const width = Math.max(0, extent.right - left);
  const coverage = new Coverage(width, Math.max(0, extent.low - top));
  trace(coverage, left, top);
  const inked = coverage.inked();
  return { left, top: top + inked.top, width, height: inked.height, data: inked.data };
}

/** The whole pixels that outlines lie in; a curve never leaves the corners of its control points. */
class Extent implements Pen {
  left = Number.POSITIVE_INFINITY;
  top = Number.POSITIVE_INFINITY;
  right = Number.NEGATIVE_INFINITY;
  low = Number.NEGATIVE_INFINITY;

  moveTo(x: number, y: number): void {
    this.left = Math.min(this.left, Math.floor(x));
    this.top = Math.min(this.top, Math.floor(y));
    this.right = Math.max(this.right, Math.ceil(x));
    this.low = Math.max(this.low, Math.ceil(y));
  }

  lineTo(x: number, y: number): void {
    this.moveTo(x, y);
  }

  curveTo(controlX: number, controlY: number, x: number, y: number): void {
    this.moveTo(controlX, controlY);
    this.moveTo(x, y);
  }
}
