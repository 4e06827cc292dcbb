import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Names for the job; their CSS names are two letters, since every page carries them inline. */
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
  hour: { horizon: 'ho', disc: 'di', place: 'pl', glow: 'gl' },
  motif: 'mo',
  ribbon: 'ri',
});
