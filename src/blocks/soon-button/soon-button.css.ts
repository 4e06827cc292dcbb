import { style } from '@vanilla-extract/css';

/** Shown without scripts only, when no notice can appear. */
export const soon = style({ selectors: { 'html.js &': { display: 'none' } } });
