import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Contacts below each other, each with its name at the left. */
const list = style({ display: 'grid', maxInlineSize: '56rem', marginBlockStart: t.space[3] });

t.parts(list, {
  '>div': {
    position: 'relative',
    display: 'grid',
    alignItems: 'baseline',
    paddingBlock: t.space[1],
    borderBlockEnd: `1px solid ${t.color.border.soft}`,
    ...t.on.tablet({ gridTemplateColumns: '12rem 1fr', columnGap: t.space[3] }),
  },
  ' dt': { fontSize: t.fontSize.small, fontWeight: t.fontWeight.text },
  ' :is(a,span)': {
    ...t.touchLine('inline-flex'),
    fontWeight: t.fontWeight.strong,
    overflowWrap: 'anywhere',
  },
});

/** Two columns; the first two contacts, e-mail and phone, look like large buttons. */
const large = style([
  list,
  {
    maxInlineSize: 'none',
    ...t.on.tablet({ gridTemplateColumns: '1fr 1fr', columnGap: t.space[3] }),
  },
]);

t.parts(large, {
  '>div': { display: 'block' },
  ' a': { fontFamily: t.font.title, fontSize: t.fontSize.h3, lineHeight: 1.2 },
  '>:nth-child(-n+2)': {
    marginBlockEnd: t.space[2],
    padding: t.inset,
    background: t.color.background.strong,
    color: t.color.text.onStrong,
  },
  '>:nth-child(-n+2) a': { color: 'inherit' },
});

export const looks = { list, large };
