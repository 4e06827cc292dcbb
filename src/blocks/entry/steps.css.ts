import { createVar, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Width and height of the mark of a step: its number, or a drawing with the number as a badge. */
const mark = createVar();

/** A step on a dotted line, whose number is that of its list: its position, or the one that it has. */
export const step = style({
  position: 'relative',
  maxInlineSize: t.measure,
  minHeight: `calc(${mark} + ${t.space[3]})`,
  padding: `0 0 ${t.space[4]} calc(${mark} + ${t.space[3]})`,
  vars: { [mark]: t.space[6] },
  '::before': {
    content: 'counter(list-item)',
    position: 'absolute',
    top: 0,
    left: 0,
    width: t.space[6],
    borderRadius: t.radius.round,
    background: t.color.background.strong,
    color: t.color.text.onStrong,
    font: `${t.fontWeight.title} ${t.fontSize.body}/${t.space[6]} ${t.font.title}`,
    textAlign: 'center',
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      inset: `calc(${mark} + ${t.space.half}) auto ${t.space.half} calc(${mark}/2 - 2px)`,
      borderLeft: `4px dotted ${t.color.accent.second}`,
    },
  },
});

/** Added to a step with a drawing. */
export const illustrated = style({
  vars: { [mark]: '4.5rem' },
  '::before': {
    top: '-.25rem',
    left: '3.25rem',
    zIndex: 1,
    width: '1.75rem',
    fontSize: t.fontSize.small,
    lineHeight: '1.75rem',
  },
});

export const text = style({ marginTop: t.space.half });

export const drawing = style({
  position: 'absolute',
  top: 0,
  left: 0,
  objectFit: 'cover',
  borderRadius: t.radius.small,
  // An icon has a size of its own, which is less specific.
  selectors: { '&&': { width: mark, height: mark } },
});
