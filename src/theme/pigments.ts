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

/** Shadow of a panel that lies over the page. */
export const shadow = '0 1rem 2rem #0003';
