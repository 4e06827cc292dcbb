import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { accent, background, border, text } = t.color;

/** An entry; a dotted line at the left, in the margin of a wide screen, connects it with the next. */
export const entry = style({
  position: 'relative',
  display: 'flow-root',
  marginLeft: '.5rem',
  padding: `0 0 ${t.space[8]} min(2rem,10vw)`,
  borderLeft: `3px dotted ${border.firm}`,
  ':last-child': { paddingBottom: 0 },
  '::before': {
    content: '',
    position: 'absolute',
    top: '.4rem',
    left: 'calc(-.625rem - 1.5px)',
    width: '1.25rem',
    height: '1.25rem',
    transform: 'rotate(45deg)',
    background: accent.second,
    border: `4px solid ${background.page}`,
  },
  ...t.on.desktop({ ...t.thirds, marginLeft: '-2rem', paddingLeft: 'calc(2rem - 3px)' }),
});

export const date = style({
  marginBottom: t.space[1],
  color: text.accent,
  ...t.display(t.fontSize.body),
  lineHeight: t.lineHeight.snug,
});

/** Added to the status of an entry, beside its date. */
export const status = style({ marginLeft: t.space[1], fontFamily: t.font.text });

export const picture = style({
  ...t.photo,
  float: 'right',
  width: 'min(22vw,18rem)',
  margin: `0 0 ${t.space[1]} ${t.space[2]}`,
  borderRadius: t.radius.small,
  '@media': {
    [t.media.phone]: { aspectRatio: '1' },
    [t.media.desktop]: { gridArea: '1/3', width: '100%', margin: 0 },
  },
});

export const body = style(t.on.desktop({ gridArea: '1/2' }));

export const company = style({
  marginBottom: t.space[2],
  color: text.quiet,
  fontWeight: t.fontWeight.strong,
});

export const details = style({ ...t.stack(t.space[1]), marginBlock: t.space[2] });

export const detail = style({
  display: 'flex',
  gap: t.space[2],
  lineHeight: t.lineHeight.snug,
});
