import type { Size } from './indexed.ts';

/** Lays a drawing (four bytes a pixel) with its left edge on that of a picture (three bytes), which it changes. */
export function overlay(
  { data, width }: Size & { data: Buffer },
  over: Size & { data: Buffer },
): void {
  for (let y = 0; y < over.height; y += 1) {
    for (let x = 0; x < over.width; x += 1) {
      const from = (y * over.width + x) * 4;
      const to = (y * width + x) * 3;
      const alpha = over.data[from + 3] ?? 0;
      if (alpha === 0) continue;
      // Most of a drawing is whole colour: it is taken as it is.
      if (alpha === 255) {
        data[to] = over.data[from] ?? 0;
        data[to + 1] = over.data[from + 1] ?? 0;
        data[to + 2] = over.data[from + 2] ?? 0;
        continue;
      }
      const share = alpha / 255;
      for (let channel = 0; channel < 3; channel += 1) {
        const below = data[to + channel] ?? 0;
        const above = over.data[from + channel] ?? 0;
        data[to + channel] = Math.round(below + (above - below) * share);
      }
    }
  }
}
