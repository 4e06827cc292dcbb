import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';
import { link as menuLink } from './menu.css.ts';

const { accent, background, focus, text } = t.color;

export const nav = style({
  zIndex: t.zIndex.subnav,
  display: 'flex',
  alignItems: 'center',
  height: t.subnavHeight,
  background: background.strong,
  color: text.onStrong,
  vars: { [focus]: accent.highlight },
  '@media': {
    [t.media.tall]: { position: 'sticky', top: t.headerHeight },
    [t.media.print]: { display: 'none' },
  },
});

/** Name of the sub-site, hidden on a phone: the bar then has space for more links. */
export const name = style({
  display: 'flex',
  flex: '1 0 auto',
  alignItems: 'center',
  paddingLeft: t.gutter,
  marginRight: t.space[1],
  fontFamily: t.font.title,
  fontSize: t.fontSize.small,
  fontWeight: t.fontWeight.strong,
  '@media': {
    [t.media.phone]: { display: 'none' },
    [t.media.desktop]: { fontSize: t.fontSize.body },
  },
});

// Links fade at the edges where the list can be scrolled; scrolled to an end, only the padding is in the faded part.
export const list = style({
  display: 'flex',
  gap: `clamp(1rem,2.2vw,${t.space[3]})`,
  height: '100%',
  paddingInline: `${t.space[2]} max(3rem,${t.gutter})`,
  overflowX: 'auto',
  // A focused link is scrolled out of the faded edges.
  scrollPaddingInline: '3rem',
  scrollbarWidth: 'none',
  maskImage: 'linear-gradient(90deg,#0000,#000 1rem calc(100% - 3rem),#0000)',
});

export const link = style([
  menuLink,
  {
    height: '100%',
    fontSize: t.fontSize.small,
    outlineOffset: '-3px',
    selectors: {
      '&[aria-current]': {
        boxShadow: `inset 0 -4px ${accent.highlight}`,
        fontWeight: t.fontWeight.strong,
      },
    },
  },
]);
