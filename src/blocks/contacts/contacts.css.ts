import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, parts } from '../../theme/layout.ts';
import { fontSize, fontWeight, inset, space, touchTarget } from '../../theme/scale.ts';

export const lines = style({ display: 'grid', maxInlineSize: '56rem', marginBlockStart: space[3] });

export const line = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'baseline',
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${vars.color.border.soft}`,
  ...on.tablet({ gridTemplateColumns: '12rem 1fr', columnGap: space[3] }),
});

export const label = style({ fontSize: fontSize.small, fontWeight: fontWeight.text });

const value = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});

export const size = styleVariants({
  text: [value],
  subject: [value],
  title: [value, { fontFamily: vars.font.title, fontSize: fontSize.h3, lineHeight: 1.2 }],
});

/** Two columns; the first two lines, e-mail and phone, look like large buttons. */
const large = style({
  maxInlineSize: 'none',
  ...on.tablet({ gridTemplateColumns: '1fr 1fr', columnGap: space[3] }),
});

parts(large, {
  '>*': { display: 'block' },
  '>:nth-child(-n+2)': {
    marginBlockEnd: space[2],
    padding: inset,
    background: vars.color.background.strong,
    color: vars.color.text.onStrong,
  },
  '>:nth-child(-n+2) a': { color: 'inherit' },
});

/** Subjects in two columns, each above its text; the subject in the address (`#devis`) is highlighted. */
const subjects = style(on.tablet({ gridTemplateColumns: '1fr 1fr', columnGap: space[4] }));

parts(subjects, {
  '>*': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '>:is(:target,:focus)': {
    outline: 0,
    background: vars.color.background.tint,
  },
});

export const shape = { text: '', title: large, subject: subjects };
