import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, media, space, width } from '../../theme/scale.ts';

const column = {
  maxWidth: width.page,
  marginInline: 'auto',
  paddingInline: space[2],
} as const;

export const header = style({
  ...column,
  paddingBlock: `${space[6]} ${space[4]}`,
  '@media': {
    [media.desktop]: { paddingInline: space[4], paddingBlock: `${space[10]} ${space[6]}` },
  },
});

export const title = style({ fontSize: fontSize.h1, margin: 0, maxWidth: '20ch' });

export const lead = style({
  fontSize: fontSize.lead,
  lineHeight: lineHeight.snug,
  color: vars.color.text.quiet,
  maxWidth: '44ch',
  margin: `${space[3]} 0 0`,
});

/** Text that stands outside a Section keeps to the page's column. */
export const body = style({});
