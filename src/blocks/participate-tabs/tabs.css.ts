import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** One column on a phone; elsewhere one row, which never wraps. */
export const list = style({
  ...t.stack(t.space.half),
  marginBlockEnd: t.space[3],
  ...t.on.tablet({ gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: t.space[2] }),
});

export const tab = style({
  ...t.touchLine('flex'),
  gap: t.space[2],
  padding: t.space[1],
  border: '2px solid transparent',
  borderRadius: t.radius.small,
  background: t.color.background.tint,
  fontWeight: t.fontWeight.label,
  textAlign: 'start',
  selectors: {
    '&[aria-selected=true]': {
      borderColor: t.color.accent.main,
      background: t.color.background.raised,
      color: t.color.text.accent,
    },
  },
  '@media': {
    [t.media.tablet]: { flexDirection: 'column', textAlign: 'center' },
    [t.media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: { '&[aria-selected=true]': { borderColor: 'Highlight' } },
    },
  },
});

export const icon = style({ width: 'clamp(3.5rem,10vw,8rem)', height: 'auto' });

export const panel = style({
  marginBlockEnd: t.space[5],
  selectors: {
    [`${t.alive}~&`]: { marginBlockEnd: 0 },
    [`${t.alive}~&:not([data-selected])`]: { display: 'none' },
  },
});

/** Added to a panel with a form: on a desktop the form is at the right of its introduction. */
export const withForm = style(
  t.on.desktop({ display: 'grid', gridTemplateColumns: t.besideTitle, columnGap: t.gap }),
);

/** The text above the button of the donors. */
export const text = style({ marginBlockEnd: t.space[2] });

/** The picture of the tab again, larger, on screens with free space at the left of the form. */
export const picture = style({
  display: 'none',
  width: '20rem',
  height: 'auto',
  selectors: { [`${panel}>&`]: { marginBlockStart: t.space[2] } },
  ...t.on.desktop({ display: 'block' }),
});

export const form = style({
  selectors: { 'p+&': { marginBlockStart: t.space[2] } },
  ...t.on.desktop({ gridArea: '1/2/99/3' }),
});

/** Heading of a panel, visible only without scripts, where the tabs are hidden. */
export const panelTitle = style({ selectors: { [`${t.alive}~* &`]: { display: 'none' } } });
