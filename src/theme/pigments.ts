/** Base colours, which tables, icons and files outside the theme share. */
export const pigment = {
  paper: '#FBF6EC',
  paperLight: '#FFFDF8',
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

/** Evening sky behind the drawing of the home page in the dark scheme. */
export const dusk = `radial-gradient(circle at 70% 43%,#FFB869,#C4623F 14%,${pigment.plum} 33%,${pigment.night} 62%)`;

/** Separator line on the deep colour of any section. */
export const lineOnStrong = '#fff3';

/** Dark layers over other content, the same in the light and the dark scheme. */
export const scrim = {
  /** Behind a dialog. */
  page: 'rgb(10 16 12 / 60%)',
  /** Over the deep colour of a section, which the footer darkens. */
  ground: 'rgb(0 0 0 / 30%)',
  /** Around an enlarged picture; opaque, because the caption is written on it. */
  picture: pigment.night,
} as const;

/** Shadows, from the smallest distance between an element and the page to the largest. */
export const shadow = {
  panel: '0 1rem 2rem #0003',
  notice: '0 12px 32px rgb(0 0 0 / 22%)',
} as const;
