import { darkPalette } from './dark-palette.ts';
import { horizons } from './horizons.ts';
import {
  decouverteGabon,
  ecoLogik,
  type Hues,
  jeParticipe,
  ndjoOyeri,
  oyeriRadio,
} from './hues.ts';
import { lightPalette } from './light-palette.ts';
import { motifFile } from './motifs.ts';
import type { Palette } from './palette.ts';
import { ribbons } from './ribbons.ts';

/** Drawings of a section (a part of the site with its own colours). */
type Ornaments = Pick<Palette, 'hour' | 'motif' | 'ribbon'>;

const buildPalette = (
  base: Palette,
  hues: Hues,
  action: string,
  ornaments: Ornaments,
): Palette => ({
  color: {
    ...base.color,
    background: { ...base.color.background, ...hues.background, action },
    text: { ...base.color.text, ...hues.text },
    border: hues.border,
    accent: hues.accent,
  },
  ...ornaments,
});

const buildSection = (hues: { light: Hues; dark: Hues }, ornaments: Ornaments) => ({
  light: buildPalette(lightPalette, hues.light, hues.light.background.strong, ornaments),
  // In the dark scheme buttons have another colour than `strong`, which would not contrast with the dark page.
  dark: buildPalette(darkPalette, hues.dark, hues.dark.accent.main, ornaments),
});

/** Palettes of all sections, both schemes. */
export const sectionPalettes = {
  portfolio: { light: lightPalette, dark: darkPalette },
  'eco-logik': buildSection(ecoLogik, {
    hour: horizons['eco-logik'],
    motif: motifFile('eco-logik'),
    ribbon: ribbons.leaves,
  }),
  'decouverte-gabon': buildSection(decouverteGabon, {
    hour: horizons['decouverte-gabon'],
    motif: motifFile('decouverte-gabon'),
    ribbon: ribbons.hills,
  }),
  'ndjo-oyeri': buildSection(ndjoOyeri, {
    hour: horizons['ndjo-oyeri'],
    motif: motifFile('ndjo-oyeri'),
    ribbon: ribbons.raffia,
  }),
  'oyeri-radio': buildSection(oyeriRadio, {
    hour: horizons['oyeri-radio'],
    motif: motifFile('oyeri-radio'),
    ribbon: ribbons.waves,
  }),
  'je-participe': buildSection(jeParticipe, {
    hour: horizons['je-participe'],
    motif: motifFile('je-participe'),
    ribbon: ribbons.rings,
  }),
} as const satisfies Record<string, { light: Palette; dark: Palette }>;

export type SectionTheme = keyof typeof sectionPalettes;
