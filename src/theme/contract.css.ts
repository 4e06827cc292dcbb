import { createGlobalThemeContract } from '@vanilla-extract/css';

/** CSS variables of the theme, named by use. Their CSS names (`--bp`) are short, because every page contains them. */
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
  // Drawing above the footer: skyline, sun or moon (`disc`), its position (`place`), light around it (`glow`).
  hour: { horizon: 'ho', disc: 'di', place: 'pl', glow: 'gl' },
  motif: 'mo',
  ribbon: 'ri',
});
