import { style, styleVariants } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const lines = style({
  display: 'grid',
  maxInlineSize: '56rem',
  marginBlockStart: t.space[3],
});

export const line = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'baseline',
  paddingBlock: t.space[1],
  borderBlockEnd: `1px solid ${t.color.border.soft}`,
  ...t.on.tablet({ gridTemplateColumns: '12rem 1fr', columnGap: t.space[3] }),
});

export const label = style({ fontSize: t.fontSize.small, fontWeight: t.fontWeight.text });

const value = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: t.touchTarget,
  fontWeight: t.fontWeight.strong,
  overflowWrap: 'anywhere',
});

export const size = styleVariants({
  text: [value],
  subject: [value],
  title: [value, { fontFamily: t.font.title, fontSize: t.fontSize.h3, lineHeight: 1.2 }],
});

/** Two columns; the first two lines, e-mail and phone, look like large buttons. */
const large = style({
  maxInlineSize: 'none',
  ...t.on.tablet({ gridTemplateColumns: '1fr 1fr', columnGap: t.space[3] }),
});

t.parts(large, {
  '>*': { display: 'block' },
  '>:nth-child(-n+2)': {
    marginBlockEnd: t.space[2],
    padding: t.inset,
    background: t.color.background.strong,
    color: t.color.text.onStrong,
  },
  '>:nth-child(-n+2) a': { color: 'inherit' },
});

/** Subjects in two columns, each above its text; the subject in the address (`#devis`) is highlighted. */
const subjects = style(t.on.tablet({ gridTemplateColumns: '1fr 1fr', columnGap: t.space[4] }));

t.parts(subjects, {
  '>*': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '>:is(:target,:focus)': {
    outline: 0,
    background: t.color.background.tint,
  },
});

export const shape = { text: '', title: large, subject: subjects };
