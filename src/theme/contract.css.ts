import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Theme variables, named by use. CSS names have two letters: they are inlined in every page. */
export const vars = createGlobalThemeContract({
  color: {
    background: { page: 'bp', band: 'bb', raised: 'br', strong: 'bs', tint: 'bt', action: 'ba' },
    text: {
      body: 'tb',
      quiet: 'tq',
      accent: 'ta',
      link: 'tl',
      onStrong: 'ts',
      onSecond: 't2',
      onHighlight: 'th',
      onAction: 'tc',
    },
    border: { soft: 'ls', firm: 'lf' },
    accent: { main: 'am', second: 'a2', highlight: 'ah' },
    state: {
      info: 'si',
      infoText: 'it',
      success: 'ss',
      successText: 'st',
      danger: 'sd',
      dangerText: 'dt',
    },
    focus: 'fo',
  },
  font: { title: 'ft', text: 'fx' },
  // Drawing at the end of a page: skyline, sun or moon with its position, light above the skyline.
  hour: { horizon: 'ho', disc: 'di', place: 'pl', glow: 'gl' },
  motif: 'mo',
  ribbon: 'ri',
});
