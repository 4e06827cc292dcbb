import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Contacts, each below its name; e-mail and phone look like large buttons. */
export const contacts = style({
  ...t.stack(`${t.space[2]} ${t.gap}`),
  ...t.breakEvenly('23rem'),
  marginBlockStart: t.space[3],
});

/** A contact, which its link covers; one without a link has a whole line. */
export const contact = style({
  position: 'relative',
  selectors: { '&:not(:has(a))': { gridColumn: '1/-1' } },
});

/** Added to an e-mail address or phone number, in the deep colour of the section. */
export const direct = style({ padding: t.inset });

export const value = style({
  ...t.touchLine('inline-flex'),
  ...t.display(t.fontSize.h3),
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
