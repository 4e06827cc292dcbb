/** Phones of 50 megapixels make up to 50.4 million points; the rest is for panoramas. */
export const MOST_PIXELS = 60_000_000;

/** How every picture is opened: a photo that was cut short is a fault, a quirk of a camera is not. */
export const READING = { failOn: 'truncated', limitInputPixels: MOST_PIXELS } as const;

/** A picture with more points than a build should hold in memory. */
export class TooManyPixels extends Error {
  readonly pixels: number;

  constructor(pixels: number) {
    super(`${pixels} pixels`);
    this.pixels = pixels;
  }
}
