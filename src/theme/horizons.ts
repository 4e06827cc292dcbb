import type { Palette } from './palette.ts';

/** Drawing above the footer of a section's pages: skyline, sun or moon, light. */
type Horizon = Palette['hour'];

const sun = (colour: string): string => `radial-gradient(closest-side,${colour} 96%,#0000)`;

const moon = `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><path fill='%23FBEFD0' d='M25 2a19 19 0 1 0 13 26A16 16 0 0 1 25 2z'/></svg>")`;

/** `disc` is the sun or moon at the CSS position `place`, `glow` the colour of the light around it. */
const horizon = (section: string, disc: string, place: string, glow: string): Horizon => ({
  horizon: `url("/horizon-${section}.svg")`,
  disc,
  place,
  glow,
});

/** The drawing of each section, from dawn (portfolio) to night (radio). */
export const horizons = {
  portfolio: horizon('portfolio', sun('#FF9E66'), '8% 72%', '#F7A86E'),
  'eco-logik': horizon('eco-logik', sun('#FFD75E'), '26% 44%', '#DDE86B'),
  'je-participe': horizon('je-participe', sun('#FFCB2E'), '50% 12%', '#FFDB66'),
  'decouverte-gabon': horizon('decouverte-gabon', sun('#FFB52E'), '69% 36%', '#FFB257'),
  'ndjo-oyeri': horizon('ndjo-oyeri', sun('#F2733F'), '85% 66%', '#E0784F'),
  'oyeri-radio': horizon('oyeri-radio', moon, '93% 20%', '#4FA3B5'),
} as const satisfies Record<string, Horizon>;
