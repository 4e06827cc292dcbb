import { darkPalette } from './darkPalette.ts';
import {
  decouverteGabon,
  ecoLogik,
  type Hues,
  jeParticipe,
  ndjoOyeri,
  oyeriRadio,
} from './hues.ts';
import { lightPalette } from './lightPalette.ts';
import { motifs } from './motifs.ts';
import type { Palette } from './palette.ts';

const paint = (base: Palette, hues: Hues, motif: string): Palette => ({
  color: {
    ...base.color,
    background: { ...base.color.background, ...hues.background },
    text: { ...base.color.text, ...hues.text },
    border: { ...base.color.border, ...hues.border },
    accent: hues.accent,
  },
  motif,
});

const section = (hues: { light: Hues; dark: Hues }, motif: string) => ({
  light: paint(lightPalette, hues.light, motif),
  dark: paint(darkPalette, hues.dark, motif),
});

/** The six places of the site; the portfolio wears the plain theme. */
export const sectionPalettes = {
  portfolio: { light: lightPalette, dark: darkPalette },
  'eco-logik': section(ecoLogik, motifs.leafVeins('#86A85880')),
  'decouverte-gabon': section(decouverteGabon, motifs.trail('#C98A4880')),
  'ndjo-oyeri': section(ndjoOyeri, motifs.raffia('#B8875A80')),
  'oyeri-radio': section(oyeriRadio, motifs.waves('#6BA0A680')),
  'je-participe': section(jeParticipe, motifs.rings('#6FA89A80')),
} as const satisfies Record<string, { light: Palette; dark: Palette }>;

export type SectionTheme = keyof typeof sectionPalettes;
