/** Draws outlines, as a canvas would: points in pixels, y downwards. */
export interface Pen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  /** A quadratic curve, as TrueType has them, by way of a control point. */
  curveTo(controlX: number, controlY: number, x: number, y: number): void;
}

/** How far a curve may be from the straight edges that stand for it, in pixels. */
const FLATNESS = 0.1;

/**
 * The part of each pixel that closed outlines cover: its exact area, by the signed edges of font-rs
 * (https://medium.com/@raphlinus/inside-the-fastest-font-renderer-in-the-world-75ae5270c445): letters
 * of a title take a tenth of the time that an SVG renderer needs.
 */
export class Coverage implements Pen {
  readonly #width: number;
  readonly #height: number;
  /** For each pixel what is covered more than in the one before it in its row; two more end a row, for edges on its border. */
  readonly #steps: Float32Array;
  /** Rows that an edge touches: from the first up to the end. */
  #first: number;
  #end = 0;
  #x = 0;
  #y = 0;

  /** Of a picture of so many pixels; what lies outside is cut off. */
  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#first = height;
    this.#steps = new Float32Array((width + 2) * height);
  }

  moveTo(x: number, y: number): void {
    this.#x = x;
    this.#y = y;
  }

  lineTo(x: number, y: number): void {
    this.#edge(this.#x, this.#y, x, y);
    this.#x = x;
    this.#y = y;
  }

  curveTo(controlX: number, controlY: number, x: number, y: number): void {
    const fromX = this.#x;
    const fromY = this.#y;
    const bend = Math.hypot(fromX - 2 * controlX + x, fromY - 2 * controlY + y);
    const count = Math.max(1, Math.ceil(Math.sqrt(bend / (4 * FLATNESS))));
    for (let step = 1; step <= count; step += 1) {
      const to = step / count;
      const before = (1 - to) ** 2;
      const between = 2 * to * (1 - to);
      const after = to ** 2;
      this.lineTo(
        before * fromX + between * controlX + after * x,
        before * fromY + between * controlY + after * y,
      );
    }
  }

  /** The rows that are covered at all, one byte a pixel: 0 bare, 255 covered. */
  inked(): { top: number; height: number; data: Buffer } {
    const [width, top, steps] = [this.#width, this.#first, this.#steps];
    const height = Math.max(0, this.#end - top);
    const out = Buffer.alloc(width * height);
    for (let row = 0; row < height; row += 1) {
      let covered = 0;
      let value = 0;
      for (let x = 0; x < width; x += 1) {
        const step = steps[(top + row) * (width + 2) + x] ?? 0;
        // Most pixels are as the one before.
        if (step !== 0) {
          covered += step;
          // Outlines that lie on each other add up, inner ones take away: hence the sign and the bound.
          value = Math.min(255, Math.floor(Math.abs(covered) * 255 + 0.5));
        }
        if (value > 0) out[row * width + x] = value;
      }
    }
    return { top, height, data: out };
  }

  #edge(fromX: number, fromY: number, toX: number, toY: number): void {
    if (fromY === toY) return;
    const down = fromY < toY;
    const [topX, top, lowX, low] = down ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY];
    const slope = (lowX - topX) / (low - top);
    const first = Math.max(0, Math.floor(top));
    const end = Math.min(this.#height, Math.ceil(low));
    if (first >= end) return;
    this.#first = Math.min(this.#first, first);
    this.#end = Math.max(this.#end, end);
    for (let row = first; row < end; row += 1) {
      const [start, end] = [Math.max(row, top), Math.min(row + 1, low)];
      const x = topX + (start - top) * slope;
      this.#inRow(row, x, x + (end - start) * slope, down ? end - start : start - end);
    }
  }

  /** An edge within one row: `rise` is the part of the row that it passes, negative upwards. */
  #inRow(row: number, from: number, to: number, rise: number): void {
    const [left, right] =
      from < to ? [this.#inside(from), this.#inside(to)] : [this.#inside(to), this.#inside(from)];
    const first = Math.floor(left);
    const start = row * (this.#width + 2) + first;
    if (right <= first + 1) {
      const beyond = rise * ((left + right) / 2 - first);
      this.#add(start, rise - beyond);
      this.#add(start + 1, beyond);
      return;
    }
    // The area left of the edge grows from pixel to pixel until the edge is passed.
    const each = rise / (right - left);
    let before = 0;
    for (let x = first; x < right; x += 1) {
      const passed = Math.min(right, x + 1) - Math.max(left, x);
      const remaining = x + 1 - Math.min(right, x + 1);
      const covered =
        each * ((passed * passed) / 2 + passed * remaining + (Math.max(left, x) - left));
      this.#add(start + x - first, covered - before);
      before = covered;
    }
    this.#add(start + Math.ceil(right) - first, rise - before);
  }

  #inside(x: number): number {
    return Math.min(Math.max(x, 0), this.#width);
  }

  #add(place: number, part: number): void {
    this.#steps[place] = (this.#steps[place] ?? 0) + part;
  }
}
