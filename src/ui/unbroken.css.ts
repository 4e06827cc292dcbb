import { style } from '@vanilla-extract/css';

/** A name or a word with a hyphen that a line holds whole, as long as it is wide enough. */
export const unbroken = style({ display: 'inline-block', maxWidth: '100%' });
