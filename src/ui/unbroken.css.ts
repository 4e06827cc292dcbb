import { style } from '@vanilla-extract/css';

/** A word whose hyphen ends no line. */
export const unbroken = style({ whiteSpace: 'nowrap' });
