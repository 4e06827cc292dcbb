import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { display, on, parts, stack } from '../../theme/layout.ts';
import { fontSize, fontWeight, inset, lineHeight, radius, space } from '../../theme/scale.ts';

const { accent, background, border, text } = vars.color;

export const timeline = style(on.desktop({ marginLeft: '18rem' }));

// A dotted line at the left connects the entries.
parts(timeline, {
  '>li': {
    position: 'relative',
    maxWidth: '44rem',
    margin: '0 0 0 .5rem',
    padding: `0 0 ${space[8]} min(2rem,10vw)`,
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
  marginBottom: space[1],
  color: text.accent,
  ...display(fontSize.h4),
  lineHeight: lineHeight.snug,
  ...on.desktop({
    position: 'absolute',
    right: `calc(100% + ${space[4]})`,
    width: '16.5rem',
    textAlign: 'right',
  }),
});

// On a desktop the picture is at the left, below the date; on a phone in the upper right corner of its entry.
globalStyle(`.${timeline} img`, {
  float: 'right',
  width: '5rem',
  aspectRatio: '1',
  margin: `0 0 ${space[1]} ${space[2]}`,
  objectFit: 'cover',
  borderRadius: radius.round,
  ...on.desktop({
    position: 'absolute',
    top: space[10],
    right: `calc(100% + ${space[4]})`,
    width: '7rem',
  }),
});

globalStyle(`.${date} small`, {
  display: 'inline-block',
  marginLeft: space[1],
  padding: '0 .75rem',
  borderRadius: radius.round,
  background: vars.color.state.success,
  color: vars.color.state.successText,
  fontFamily: vars.font.text,
  ...on.desktop({ display: 'block', width: 'fit-content', margin: `${space.half} 0 0 auto` }),
});

export const company = style({
  marginBottom: space[2],
  color: text.quiet,
  fontWeight: fontWeight.strong,
});

parts(timeline, {
  ' ul': { marginBlock: space[2] },
  ' ul>li': { display: 'flex', gap: space[2], lineHeight: lineHeight.snug },
});

export const impact = style({
  ...stack(space[2], 'minmax(0,1fr)'),
  justifyItems: 'start',
  padding: inset,
  background: background.tint,
  borderLeft: `.5rem solid ${accent.highlight}`,
});
