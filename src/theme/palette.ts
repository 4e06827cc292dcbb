import type { vars } from './contract.css.ts';

/** The base colours that the palettes share. */
export const pigment = {
  paper: '#FBF6EC',
  paperDeep: '#F4EBDA',
  ink: '#15261E',
  inkSoft: '#4A5A50',
  canopy: '#14503A',
  canopyDeep: '#0E4130',
  laterite: '#B4432B',
  sun: '#F2A82E',
  river: '#17687A',
  leaf: '#2F7D4A',
  plum: '#6B2E4F',
  teal: '#0E6B63',
  night: '#0F1912',
  nightText: '#F5EDDD',
} as const;

/** The background of the home page's drawing in the dark scheme. */
export const dusk = `radial-gradient(circle at 70% 43%,#FFB869,#C4623F 14%,${pigment.plum} 33%,${pigment.night} 62%)`;

/** A line between two parts of a band in a section's deep colour, whichever it is. */
export const lineOnStrong = '#fff3';

type Values<Names> = {
  readonly [Name in keyof Names]: Names[Name] extends string ? string : Values<Names[Name]>;
};

/** A value for each name of the contract but the fonts, which are the same everywhere. */
export type Palette = Values<Omit<typeof vars, 'font'>>;
