import { createVar, globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Height of the mark of a step: a number, or a drawing with the number as a badge. */
const mark = createVar();

/** Numbered steps on a dotted line: below each other, or side by side if the container is wide and there are at most five. */
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  containerType: 'inline-size',
  counterReset: 'e',
});

const disc = {
  gridArea: '1/1/3/2',
  width: t.space[6],
  height: t.space[6],
  borderRadius: t.radius.round,
  background: t.color.background.strong,
  color: t.color.text.onStrong,
  font: `${t.fontWeight.title} ${t.fontSize.h4}/${t.space[6]} ${t.font.title}`,
  textAlign: 'center',
} as const;

t.parts(steps, {
  '>li': {
    position: 'relative',
    flex: '1 1 100%',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: t.space[3],
    alignContent: 'start',
    margin: 0,
    paddingBottom: t.space[4],
    counterIncrement: 'e',
    vars: { [mark]: t.space[6] },
  },
  '>li:has(svg,img)': { vars: { [mark]: '4.5rem' } },
  '>li:not([value])::before': { content: 'counter(e)', ...disc },
  '>li>b': disc,
  '>li:not(:last-child)::after': {
    content: '',
    position: 'absolute',
    inset: `calc(${mark} + ${t.space.half}) auto ${t.space.half} calc(${mark}/2 - 2px)`,
    border: `dotted ${t.color.accent.second}`,
    borderWidth: '0 0 0 4px',
  },
  ' h3': { gridColumn: 2, alignSelf: 'center', fontSize: t.fontSize.h4 },
  ' p': { gridColumn: 2, marginTop: t.space.half },
  ' small': { color: t.color.text.quiet },
  ' :is(svg,img)': {
    gridArea: '1/1/3/2',
    width: mark,
    height: mark,
    objectFit: 'cover',
    borderRadius: t.radius.small,
  },
  '>li:not([value]):has(svg,img)::before': {
    position: 'absolute',
    top: '-.25rem',
    left: '3.25rem',
    zIndex: 1,
    width: '1.75rem',
    height: '1.75rem',
    fontSize: t.fontSize.small,
    lineHeight: '1.75rem',
  },
});

const across = (part: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`.${steps}:not(:has(>:nth-child(6)))>li${part}`, {
    '@container': { [t.media.desktop]: rule },
  });

across('', {
  flexBasis: 0,
  gridTemplate: `${mark} auto 1fr / 1fr`,
  rowGap: t.space[1],
  padding: `0 ${t.space[3]} 0 0`,
});
across('>b', { gridArea: '1/1/2/2' });
across('::before', { gridRow: 1 });
across(':not(:last-child)::after', {
  inset: `calc(${mark}/2 - 2px) ${t.space[1]} auto calc(${mark} + ${t.space[1]})`,
  borderWidth: '4px 0 0',
});
across(' :is(h3,p)', { gridColumn: 1 });
across(' :is(svg,img)', { gridArea: '1/1' });
