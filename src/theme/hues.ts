import { type Palette, pigment } from './palette.ts';

type Colors = Palette['color'];

/** Colours that a section replaces in the light or dark palette. */
export interface Hues {
  readonly background: Pick<Colors['background'], 'page' | 'band' | 'strong' | 'tint'> &
    Partial<Pick<Colors['background'], 'raised'>>;
  readonly text: Pick<Colors['text'], 'accent' | 'link' | 'onSecond'>;
  readonly border: Colors['border'];
  readonly accent: Colors['accent'];
}

interface Schemes {
  readonly light: Hues;
  readonly dark: Hues;
}

const { ink, paper, plum, river, sun, teal } = pigment;
const ochre = '#9A5A14';

export const ecoLogik: Schemes = {
  light: {
    background: { page: '#F9F8EA', band: '#EFF1DC', strong: '#286D40', tint: '#C9E4BA' },
    text: { accent: '#2A6D2C', link: '#1F5B2A', onSecond: paper },
    border: { soft: '#D8DDBC', firm: '#78815F' },
    accent: { main: '#1C5428', second: '#55690F', highlight: '#DDE86B' },
  },
  dark: {
    background: {
      page: '#0E1A0E',
      band: '#172415',
      raised: '#1F2F1C',
      strong: '#255C37',
      tint: '#20381A',
    },
    text: { accent: '#B4DC82', link: '#A5DDA0', onSecond: ink },
    border: { soft: '#33442A', firm: '#7F9374' },
    accent: { main: '#74C07F', second: '#B9CC5A', highlight: '#D7E25E' },
  },
};

export const decouverteGabon: Schemes = {
  light: {
    background: { page: '#FDF5E6', band: '#FAEBD0', strong: '#A83C25', tint: '#F2D8A3' },
    text: { accent: '#A03A1F', link: '#8A3217', onSecond: ink },
    border: { soft: '#EBD5AE', firm: '#917A58' },
    accent: { main: '#7A2811', second: sun, highlight: '#FFD77A' },
  },
  dark: {
    background: {
      page: '#19120B',
      band: '#241C11',
      raised: '#30261A',
      strong: '#87341B',
      tint: '#3A2A10',
    },
    text: { accent: '#FFB266', link: '#FFC58A', onSecond: ink },
    border: { soft: '#463A22', firm: '#9A8468' },
    accent: { main: '#EE8B62', second: '#F5B03C', highlight: '#FFD479' },
  },
};

export const ndjoOyeri: Schemes = {
  light: {
    background: { page: '#FCF5F0', band: '#F7E9E0', strong: '#5A2442', tint: '#EED5DE' },
    text: { accent: '#8F4D10', link: plum, onSecond: paper },
    border: { soft: '#E6D2C8', firm: '#8F7776' },
    accent: { main: plum, second: ochre, highlight: '#E5AE45' },
  },
  dark: {
    background: {
      page: '#171014',
      band: '#221A1E',
      raised: '#2E2329',
      strong: '#602949',
      tint: '#3A1F2F',
    },
    text: { accent: '#F0BE72', link: '#F0B3D0', onSecond: ink },
    border: { soft: '#45333B', firm: '#957E8A' },
    accent: { main: '#D98BB2', second: '#DDA048', highlight: '#F0C068' },
  },
};

export const oyeriRadio: Schemes = {
  light: {
    background: { page: '#F6F8F3', band: '#E9F0EA', strong: '#0A3F4C', tint: '#C4E2E3' },
    text: { accent: '#10606F', link: '#0F5868', onSecond: ink },
    border: { soft: '#CFDCD6', firm: '#6D8280' },
    accent: { main: river, second: sun, highlight: '#FFCB5C' },
  },
  dark: {
    background: {
      page: '#0B171A',
      band: '#122325',
      raised: '#1A2F33',
      strong: '#124B5B',
      tint: '#0F3540',
    },
    text: { accent: '#7FD3E2', link: '#9BDDE9', onSecond: ink },
    border: { soft: '#28434A', firm: '#73919A' },
    accent: { main: '#57B3C6', second: '#F5B03C', highlight: '#FFD479' },
  },
};

export const jeParticipe: Schemes = {
  light: {
    background: { page: '#FAF8EC', band: '#EEF2E0', strong: teal, tint: '#C1E4D8' },
    text: { accent: '#0D655D', link: '#0B5951', onSecond: ink },
    border: { soft: '#D2DECB', firm: '#70836F' },
    accent: { main: '#0B5049', second: '#F4C534', highlight: '#FFDB66' },
  },
  dark: {
    background: {
      page: '#0B1815',
      band: '#12241F',
      raised: '#1A302A',
      strong: '#0D5850',
      tint: '#0E382F',
    },
    text: { accent: '#F2D067', link: '#8ADCCB', onSecond: ink },
    border: { soft: '#274540', firm: '#75948B' },
    accent: { main: '#4FBDAC', second: '#F4CC4E', highlight: '#FFE07F' },
  },
};
