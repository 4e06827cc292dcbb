import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  duration,
  fontSize,
  headerHeight,
  media,
  radius,
  space,
  touchTarget,
  width,
  zIndex,
} from '../../theme/scale.ts';

const scripted = (selector: string) => `html.js ${selector}`;

export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const header = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  zIndex: zIndex.header,
  background: vars.color.background.page,
  borderBottom: `1px solid ${vars.color.border.soft}`,
  transition: `background-color ${duration.normal}`,
  selectors: {
    // Without scripts the menu lies open on a phone: a fixed header would then cover the page.
    [scripted('&')]: { position: 'fixed' },
    '&[data-scrolled]': {
      background: `color-mix(in srgb, ${vars.color.background.page} 86%, transparent)`,
      backdropFilter: 'blur(10px)',
    },
  },
  '@media': { [media.desktop]: { position: 'fixed' }, print: { display: 'none' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  maxWidth: width.page,
  minHeight: headerHeight,
  marginInline: 'auto',
  paddingInline: space[2],
  flexWrap: 'wrap',
  selectors: { [scripted('&')]: { flexWrap: 'nowrap' } },
  '@media': { [media.desktop]: { flexWrap: 'nowrap', paddingInline: space[4] } },
});

export const mark = style({
  fontFamily: vars.font.title,
  fontWeight: 650,
  fontSize: fontSize.h4,
  color: vars.color.text.body,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  marginRight: 'auto',
});

export const nav = style({
  display: 'contents',
});

export const toggle = style({
  display: 'none',
  width: touchTarget,
  height: touchTarget,
  order: 3,
  border: 0,
  background: 'transparent',
  color: vars.color.text.body,
  cursor: 'pointer',
  selectors: { [scripted('&')]: { display: 'grid', placeItems: 'center' } },
  '@media': { [media.desktop]: { selectors: { [scripted('&')]: { display: 'none' } } } },
});

export const bars = style({
  position: 'relative',
  width: 24,
  height: 2,
  background: 'currentColor',
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: 'currentColor',
      transform: 'translateY(-8px)',
      transition: `transform ${duration.normal}`,
    },
    '&::after': { transform: 'translateY(8px)' },
    '&[data-open]': { background: 'transparent' },
    '&[data-open]::before': { transform: 'rotate(45deg)' },
    '&[data-open]::after': { transform: 'rotate(-45deg)' },
  },
});

export const sheet = style({
  flexBasis: '100%',
  selectors: {
    [scripted('&')]: {
      position: 'fixed',
      insetInline: 0,
      top: headerHeight,
      height: `calc(100dvh - ${headerHeight})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: vars.color.background.page,
      padding: space[3],
      visibility: 'hidden',
    },
    [scripted('&[data-open]')]: { visibility: 'visible' },
  },
  '@media': {
    [media.desktop]: {
      flexBasis: 'auto',
      selectors: {
        [scripted('&')]: {
          position: 'static',
          height: 'auto',
          padding: 0,
          overflow: 'visible',
          visibility: 'visible',
          background: 'transparent',
        },
      },
    },
  },
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { [scripted('&')]: { flexDirection: 'column', flexWrap: 'nowrap' } },
  '@media': {
    [media.desktop]: {
      flexWrap: 'nowrap',
      alignItems: 'center',
      columnGap: 0,
      selectors: { [scripted('&')]: { flexDirection: 'row' } },
    },
  },
});

const item = {
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  paddingInline: space[1],
  color: vars.color.text.body,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
} as const;

export const link = style({
  ...item,
  cursor: 'pointer',
  listStyle: 'none',
  borderBottom: '2px solid transparent',
  selectors: {
    '&:hover': { color: vars.color.text.link },
    '&[aria-current]': { borderBottomColor: vars.color.accent.second },
    '&::-webkit-details-marker': { display: 'none' },
    [scripted('&')]: { fontSize: fontSize.h4 },
  },
  '@media': {
    [media.desktop]: { selectors: { [scripted('&')]: { fontSize: fontSize.small } } },
  },
});

globalStyle(`summary.${link}::after`, {
  content: '',
  width: 7,
  height: 7,
  marginLeft: space[1],
  marginTop: -4,
  border: 'solid currentColor',
  borderWidth: '0 2px 2px 0',
  transform: 'rotate(45deg)',
});

export const contact = style([
  link,
  {
    selectors: {
      [scripted('&')]: {
        background: vars.color.background.strong,
        color: vars.color.text.onStrong,
        borderRadius: radius.small,
        paddingInline: space[2],
        marginTop: space[2],
        justifyContent: 'center',
      },
      '&:hover': { textDecoration: 'underline' },
    },
    '@media': {
      [media.desktop]: {
        selectors: { [scripted('&')]: { marginTop: 0, marginLeft: space[1] } },
      },
    },
  },
]);

export const menu = style({ position: 'relative' });

export const panel = style({
  listStyle: 'none',
  margin: 0,
  padding: `0 0 0 ${space[2]}`,
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      top: '100%',
      left: 0,
      minWidth: '16rem',
      padding: space[1],
      background: vars.color.background.raised,
      border: `1px solid ${vars.color.border.soft}`,
      borderRadius: radius.medium,
      boxShadow: '0 12px 32px rgb(0 0 0 / 14%)',
    },
  },
});

export const panelLink = style({
  ...item,
  borderRadius: radius.small,
  selectors: {
    '&:hover': { background: vars.color.background.tint },
    '&[aria-current="page"]': { color: vars.color.text.accent, fontWeight: 650 },
  },
});

export const language = style({
  ...item,
  minWidth: touchTarget,
  justifyContent: 'center',
  order: 2,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  fontSize: fontSize.small,
  fontWeight: 650,
  cursor: 'pointer',
});
