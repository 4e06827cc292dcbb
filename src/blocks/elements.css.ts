import { style } from '@vanilla-extract/css';
import * as t from '../theme/index.ts';

/** Margin between a live block (hydrated by React in the browser) and the text before. */
export const live = style({
  selectors: { '&:not(:first-child)': { marginBlockStart: t.space[5] } },
});

export const boxless = style({ display: 'contents' });

/** Title of a picture -> how it is cropped: its important part is at the right, or all of it is shown. */
export const crops: Readonly<Record<string, string>> = {
  droite: style({ selectors: { '&,:root picture>&': { objectPosition: '86% 50%' } } }),
  entière: style({ selectors: { '&&': { aspectRatio: 'auto' } } }),
};
