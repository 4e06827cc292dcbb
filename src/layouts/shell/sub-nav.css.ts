import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  fontSize,
  headerHeight,
  media,
  space,
  touchTarget,
  width,
  zIndex,
} from '../../theme/scale.ts';

export const nav = style({
  position: 'sticky',
  top: headerHeight,
  zIndex: zIndex.subnav,
  marginTop: headerHeight,
  marginBottom: `calc(-1 * ${headerHeight})`,
  background: vars.color.background.strong,
  color: vars.color.text.onStrong,
  '@media': { print: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  maxWidth: width.page,
  minHeight: '60px',
  marginInline: 'auto',
  paddingInline: space[1],
  '@media': { [media.desktop]: { paddingInline: space[4] } },
});

export const name = style({
  display: 'none',
  fontFamily: vars.font.title,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': { [media.desktop]: { display: 'block' } },
});

export const list = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  paddingInline: space[2],
  color: 'inherit',
  fontSize: fontSize.small,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: '-3px',
  borderBottom: '3px solid transparent',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { borderBottomColor: vars.color.accent.highlight, fontWeight: 650 },
  },
});
