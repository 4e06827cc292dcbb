import { type Palette, pigment } from './palette.ts';

type Colors = Palette['color'];

/** What a section changes; the rest of its palette is the plain one. */
export interface Hues {
  readonly background: Pick<Colors['background'], 'band' | 'strong' | 'tint'> &
    Partial<Pick<Colors['background'], 'raised'>>;
  readonly text: Pick<Colors['text'], 'accent' | 'link' | 'onSecond'>;
  readonly border: Pick<Colors['border'], 'soft'>;
  readonly accent: Colors['accent'];
}

interface Schemes {
  readonly light: Hues;
  readonly dark: Hues;
}

const { ink, leaf, laterite, paper, plum, river, sun, teal } = pigment;
const ochre = '#9A5A14';

export const ecoLogik: Schemes = {
  light: {
    background: { band: '#EFF1DC', strong: '#1A431B', tint: '#E2F2D5' },
    text: { accent: '#2A6D2C', link: '#1F5B2A', onSecond: paper },
    border: { soft: '#D8DDBC' },
    accent: { main: leaf, second: '#55690F', highlight: '#C9D64A' },
  },
  dark: {
    background: { band: '#172415', raised: '#1F2F1C', strong: '#25542A', tint: '#20381A' },
    text: { accent: '#B4DC82', link: '#A5DDA0', onSecond: ink },
    border: { soft: '#33442A' },
    accent: { main: '#74C07F', second: '#B9CC5A', highlight: '#D7E25E' },
  },
};

export const decouverteGabon: Schemes = {
  light: {
    background: { band: '#FAEBD0', strong: '#64260F', tint: '#FCE9C4' },
    text: { accent: '#A03A1F', link: '#8A3217', onSecond: ink },
    border: { soft: '#EBD5AE' },
    accent: { main: laterite, second: sun, highlight: '#FFCB5C' },
  },
  dark: {
    background: { band: '#221F12', raised: '#2D2818', strong: '#6C2C13', tint: '#3A2A10' },
    text: { accent: '#FFB266', link: '#FFC58A', onSecond: ink },
    border: { soft: '#463A22' },
    accent: { main: '#EE8B62', second: '#F5B03C', highlight: '#FFD479' },
  },
};

export const ndjoOyeri: Schemes = {
  light: {
    background: { band: '#F7E9E0', strong: '#5A2442', tint: '#F6E6EC' },
    text: { accent: '#8F4D10', link: plum, onSecond: paper },
    border: { soft: '#E6D2C8' },
    accent: { main: plum, second: ochre, highlight: '#E5AE45' },
  },
  dark: {
    background: { band: '#221A1E', raised: '#2E2329', strong: '#602949', tint: '#3A1F2F' },
    text: { accent: '#F0BE72', link: '#F0B3D0', onSecond: ink },
    border: { soft: '#45333B' },
    accent: { main: '#D98BB2', second: '#DDA048', highlight: '#F0C068' },
  },
};

export const oyeriRadio: Schemes = {
  light: {
    background: { band: '#E9F0EA', strong: '#0A3F4C', tint: '#DDF0F1' },
    text: { accent: '#10606F', link: '#0F5868', onSecond: ink },
    border: { soft: '#CFDCD6' },
    accent: { main: river, second: sun, highlight: '#FFCB5C' },
  },
  dark: {
    background: { band: '#122325', raised: '#1A2F33', strong: '#124B5B', tint: '#0F3540' },
    text: { accent: '#7FD3E2', link: '#9BDDE9', onSecond: ink },
    border: { soft: '#28434A' },
    accent: { main: '#57B3C6', second: '#F5B03C', highlight: '#FFD479' },
  },
};

export const jeParticipe: Schemes = {
  light: {
    background: { band: '#EEF2E0', strong: '#07433D', tint: '#DCF2EA' },
    text: { accent: '#0D655D', link: '#0B5951', onSecond: ink },
    border: { soft: '#D2DECB' },
    accent: { main: teal, second: '#F4C534', highlight: '#FFDB66' },
  },
  dark: {
    background: { band: '#12241F', raised: '#1A302A', strong: '#0C514A', tint: '#0E382F' },
    text: { accent: '#F2D067', link: '#8ADCCB', onSecond: ink },
    border: { soft: '#274540' },
    accent: { main: '#4FBDAC', second: '#F4CC4E', highlight: '#FFE07F' },
  },
};
