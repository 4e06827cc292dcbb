import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, media, space, touchTarget, width } from '../../theme/scale.ts';

export { hidden } from './header.css.ts';

export const footer = style({
  background: vars.color.background.strong,
  color: vars.color.text.onStrong,
  '@media': { print: { display: 'none' } },
});

export const inner = style({
  maxWidth: width.page,
  marginInline: 'auto',
  padding: `${space[5]} ${space[2]}`,
  display: 'grid',
  gap: space[3],
  '@media': { [media.desktop]: { padding: `${space[6]} ${space[4]}` } },
});

export const tagline = style({
  fontFamily: vars.font.title,
  fontSize: fontSize.h3,
  margin: 0,
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  color: 'inherit',
});

export const copyright = style({ margin: 0, fontSize: fontSize.small });
