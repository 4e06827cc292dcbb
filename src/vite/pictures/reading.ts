import { MOST_POINTS } from '../../engine/limits.ts';

/** How every picture is opened: a photo that was cut short is a fault, a quirk of a camera is not. */
export const READING = { failOn: 'truncated', limitInputPixels: MOST_POINTS } as const;

/** A picture with more points than a build should hold in memory. */
export class TooManyPoints extends Error {
  readonly points: number;

  constructor(points: number) {
    super(`${points} points`);
    this.points = points;
  }
}
