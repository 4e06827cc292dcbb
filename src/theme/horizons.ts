import type { Palette } from './palette.ts';

/** The end of a section's pages: its horizon at its own hour of one day. */
type Hour = Palette['hour'];

const sun = (colour: string): string => `radial-gradient(closest-side,${colour} 96%,#0000)`;

const moon = `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><path fill='%23FBEFD0' d='M25 2a19 19 0 1 0 13 26A16 16 0 0 1 25 2z'/></svg>")`;

/** From the left, where the day begins, to the right; `glow` is the light above the horizon. */
const hour = (section: string, disc: string, place: string, glow: string): Hour => ({
  horizon: `url("/horizon-${section}.svg")`,
  disc,
  place,
  glow,
});

/** Six hours of one day, from dawn to night. */
export const hours = {
  portfolio: hour('portfolio', sun('#FF9E66'), '8% 72%', '#F7A86E'),
  'eco-logik': hour('eco-logik', sun('#FFD75E'), '26% 44%', '#DDE86B'),
  'je-participe': hour('je-participe', sun('#FFCB2E'), '50% 12%', '#FFDB66'),
  'decouverte-gabon': hour('decouverte-gabon', sun('#FFB52E'), '69% 36%', '#FFB257'),
  'ndjo-oyeri': hour('ndjo-oyeri', sun('#F2733F'), '85% 66%', '#E0784F'),
  'oyeri-radio': hour('oyeri-radio', moon, '93% 20%', '#4FA3B5'),
} as const satisfies Record<string, Hour>;
