import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Contacts, each below its name; e-mail and phone look like large buttons. */
export const contacts = style({
  ...t.stack(`${t.space[2]} ${t.space[3]}`, 'repeat(auto-fit,minmax(min(100%,26rem),1fr))'),
  maxInlineSize: 'none',
  marginBlockStart: t.space[3],
});

t.parts(contacts, {
  '>div': { position: 'relative' },
  '>:not(:has(a))': { gridColumn: '1/-1' },
  ' dt': { fontSize: t.fontSize.small, fontWeight: t.fontWeight.text },
  ' :is(a,span)': {
    ...t.touchLine('inline-flex'),
    ...t.display(t.fontSize.h3),
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
  },
  '>:has([href^=mailto],[href^=tel])': {
    padding: t.inset,
    background: t.color.background.strong,
    color: t.color.text.onStrong,
  },
  '>:has([href^=mailto],[href^=tel]) a': { color: 'inherit' },
});
