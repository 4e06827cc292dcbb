import { style } from '@vanilla-extract/css';

/** A name, a word with a hyphen or a group of words that a line holds whole, as long as it is wide enough. */
export const unbroken = style({ display: 'inline-block', maxWidth: '100%' });
