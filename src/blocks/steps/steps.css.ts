import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { parts } from '../../theme/layout.ts';
import { fontSize, fontWeight, media, radius, space } from '../../theme/scale.ts';

/** CSS mask with a winding dotted line. `round` repeats whole tiles only; no dot is on an edge, where it would be cut. */
const winding = (path: string, size: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' ${size}%3E%3Cpath d='${path}' fill='none' stroke='%23000' stroke-width='3.5' stroke-linecap='round' pathLength='100' stroke-dasharray='0 10' stroke-dashoffset='-5'/%3E%3C/svg%3E") round`;

/** Diameter of the disc of a step: a number, or a drawing with the number as a badge. */
const disc = createVar();

/** Numbered steps on a dotted line: below each other, or side by side if the container is wide and there are at most five. */
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  containerType: 'inline-size',
  counterReset: 'e',
});

parts(steps, {
  '>li': {
    position: 'relative',
    flex: '1 1 100%',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: space[3],
    margin: 0,
    paddingBottom: space[4],
    counterIncrement: 'e',
    vars: { [disc]: space[6] },
  },
  '>li:has(svg,img)': { vars: { [disc]: '4.5rem' } },
  '>li::before': {
    content: 'counter(e)',
    gridRow: '1/3',
    width: space[6],
    height: space[6],
    borderRadius: radius.round,
    background: vars.color.background.strong,
    color: vars.color.text.onStrong,
    font: `${fontWeight.title} ${fontSize.h4}/${space[6]} ${vars.font.title}`,
    textAlign: 'center',
  },
  '>li:not(:last-child)::after': {
    content: '',
    position: 'absolute',
    inset: `${disc} auto 0 calc(${disc}/2 - .5rem)`,
    width: space[2],
    background: vars.color.accent.second,
    mask: winding('M8 0q-10 25 0 50t0 50', "width='16' height='100'"),
  },
  ' h3': { alignSelf: 'center', fontSize: fontSize.h4 },
  ' p': { gridColumn: 2, marginTop: space.half },
  ' :is(svg,img)': {
    gridArea: '1/1/3',
    width: disc,
    height: disc,
    objectFit: 'cover',
    padding: `calc(${space[1]} + ${space.half})`,
    border: `2px solid ${vars.color.border.soft}`,
    borderRadius: radius.round,
    background: vars.color.background.raised,
  },
  ' img': { padding: 0 },
  '>li:has(svg,img)::before': {
    position: 'absolute',
    top: '-.25rem',
    left: '3.25rem',
    zIndex: 1,
    width: '1.75rem',
    height: '1.75rem',
    fontSize: fontSize.small,
    lineHeight: '1.75rem',
  },
});

const across = (part: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`.${steps}:not(:has(>:nth-child(6)))>li${part}`, {
    '@container': { [media.desktop]: rule },
  });

across('', {
  flexBasis: 0,
  gridTemplate: `${disc} auto 1fr / 1fr`,
  rowGap: space[1],
  padding: `0 ${space[3]} 0 0`,
});
across('::before', { gridRow: 1 });
across(':not(:last-child)::after', {
  inset: `calc(${disc}/2 - .5rem) ${space[1]} auto calc(${disc} + ${space[1]})`,
  width: 'auto',
  height: space[2],
  mask: winding('M0 8q25-10 50 0t50 0', "width='100' height='16'"),
});
across(' :is(h3,p)', { gridColumn: 1 });
across(' :is(svg,img)', { gridArea: '1/1' });
