import { style } from '@vanilla-extract/css';

/** Seen without scripts only: no notice will say it. */
export const soon = style({ selectors: { 'html.js &': { display: 'none' } } });
