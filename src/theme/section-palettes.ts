import { darkPalette } from './dark-palette.ts';
import { hours } from './hours.ts';
import {
  decouverteGabon,
  ecoLogik,
  type Hues,
  jeParticipe,
  ndjoOyeri,
  oyeriRadio,
} from './hues.ts';
import { lightPalette } from './light-palette.ts';
import { motifs } from './motifs.ts';
import type { Palette } from './palette.ts';
import { ribbons } from './ribbons.ts';

/** What a section draws, beside its colours. */
type Signs = Pick<Palette, 'hour' | 'motif' | 'ribbon'>;

const paint = (base: Palette, hues: Hues, action: string, signs: Signs): Palette => ({
  color: {
    ...base.color,
    background: { ...base.color.background, ...hues.background, action },
    text: { ...base.color.text, ...hues.text },
    border: hues.border,
    accent: hues.accent,
  },
  ...signs,
});

const section = (hues: { light: Hues; dark: Hues }, signs: Signs) => ({
  light: paint(lightPalette, hues.light, hues.light.background.strong, signs),
  // By night a deep button would sink into the deep page.
  dark: paint(darkPalette, hues.dark, hues.dark.accent.main, signs),
});

/** The palettes of the six sections; the portfolio has the plain one. */
export const sectionPalettes = {
  portfolio: { light: lightPalette, dark: darkPalette },
  'eco-logik': section(ecoLogik, {
    hour: hours['eco-logik'],
    motif: motifs.leafVeins('#86A85880'),
    ribbon: ribbons.leaves,
  }),
  'decouverte-gabon': section(decouverteGabon, {
    hour: hours['decouverte-gabon'],
    motif: motifs.trail('#C98A4880'),
    ribbon: ribbons.hills,
  }),
  'ndjo-oyeri': section(ndjoOyeri, {
    hour: hours['ndjo-oyeri'],
    motif: motifs.raffia('#B8875A80'),
    ribbon: ribbons.raffia,
  }),
  'oyeri-radio': section(oyeriRadio, {
    hour: hours['oyeri-radio'],
    motif: motifs.waves('#6BA0A680'),
    ribbon: ribbons.waves,
  }),
  'je-participe': section(jeParticipe, {
    hour: hours['je-participe'],
    motif: motifs.rings('#6FA89A80'),
    ribbon: ribbons.rings,
  }),
} as const satisfies Record<string, { light: Palette; dark: Palette }>;

export type SectionTheme = keyof typeof sectionPalettes;
