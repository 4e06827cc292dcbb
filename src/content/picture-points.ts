/** Phones of 50 megapixels make up to 50.4 million points; the rest is for panoramas (contract section 6). */
export const MOST_POINTS = 60_000_000;

/** What is said of a picture with more points than a build should hold in memory. */
export const tooManyPoints = (points: number) => ({
  rule: 'image-trop-lourde',
  message: `Cette image compte ${millions(points)} millions de points : la limite est de ${millions(MOST_POINTS)} millions.`,
  hint: 'Réduisez-la (2 000 points de large suffisent), puis déposez-la de nouveau.',
});

const millions = (points: number) => Math.ceil(points / 1_000_000);
