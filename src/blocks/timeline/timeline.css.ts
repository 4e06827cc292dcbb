import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { accent, background, border, text } = t.color;

export const timeline = style(t.on.desktop({ marginLeft: '18rem' }));

// A dotted line at the left connects the entries.
t.parts(timeline, {
  '>li': {
    position: 'relative',
    maxWidth: '44rem',
    margin: '0 0 0 .5rem',
    padding: `0 0 ${t.space[8]} min(2rem,10vw)`,
    borderLeft: `3px dotted ${border.firm}`,
  },
  '>:last-child': { paddingBottom: 0 },
  '>li::before': {
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
});

export const date = style({
  marginBottom: t.space[1],
  color: text.accent,
  ...t.display(t.fontSize.h4),
  lineHeight: t.lineHeight.snug,
  ...t.on.desktop({
    position: 'absolute',
    right: `calc(100% + ${t.space[4]})`,
    width: '16.5rem',
    textAlign: 'right',
  }),
});

// On a desktop the picture is at the left, below the date; on a phone in the upper right corner of its entry.
globalStyle(`.${timeline} img`, {
  float: 'right',
  width: '5rem',
  aspectRatio: '1',
  margin: `0 0 ${t.space[1]} ${t.space[2]}`,
  objectFit: 'cover',
  borderRadius: t.radius.small,
  ...t.on.desktop({
    position: 'absolute',
    top: t.space[10],
    right: `calc(100% + ${t.space[4]})`,
    width: '7rem',
  }),
});

globalStyle(`.${date} span`, {
  marginLeft: t.space[1],
  fontFamily: t.font.text,
  ...t.on.desktop({ display: 'block', width: 'fit-content', margin: `${t.space.half} 0 0 auto` }),
});

export const company = style({
  marginBottom: t.space[2],
  color: text.quiet,
  fontWeight: t.fontWeight.strong,
});

t.parts(timeline, {
  ' ul': { marginBlock: t.space[2] },
  ' ul>li': { display: 'flex', gap: t.space[2], lineHeight: t.lineHeight.snug },
});

export const impact = style({
  ...t.stack(t.space[2], 'minmax(0,1fr)'),
  justifyItems: 'start',
  padding: t.inset,
  background: background.tint,
  borderLeft: `.5rem solid ${accent.highlight}`,
});
