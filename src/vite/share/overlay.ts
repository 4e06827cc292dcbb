import type { Ground } from './ground.ts';
import { SHARE } from './panel.ts';
import { type Points, pointOf } from './points.ts';

/** A drawing that is laid from the left edge, as high as the whole picture. */
interface Laid {
  /** In pixels. */
  width: number;
  points: Points;
}

/** Lays a drawing over what is in view of a picture: the whole picture. */
export function overlay({ left, points: below }: Ground, { width, points: over }: Laid): Points {
  const out = new Int32Array(SHARE.width * SHARE.height);
  const shown = SHARE.width - left;
  for (let y = 0; y < SHARE.height; y += 1) {
    const row = y * SHARE.width;
    out.set(below.subarray(y * shown, (y + 1) * shown), row + left);
    for (let x = 0; x < width; x += 1) {
      const above = over[y * width + x] ?? 0;
      const alpha = above >>> 24;
      // Most of a drawing is whole colour, or bare.
      if (alpha === 255) out[row + x] = above;
      else if (alpha > 0) out[row + x] = mixed(out[row + x] ?? 0, above, alpha / 255);
    }
  }
  return out;
}

/** The colour on the way from one to another, at `share` (0 to 1) of it. */
function mixed(from: number, to: number, share: number): number {
  const channel = (at: number) => {
    const below = (from >> at) & 255;
    return Math.round(below + (((to >> at) & 255) - below) * share);
  };
  return pointOf([channel(0), channel(8), channel(16)]);
}
