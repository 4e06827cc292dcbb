import { createVar, type StyleRule, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Height of the mark of a step: a number, or a drawing with the number as a badge. */
const mark = createVar();

/** Numbered steps on a dotted line: below each other, or side by side if the container is wide and there are at most five. */
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: t.gap,
  containerType: 'inline-size',
  counterReset: 'e',
  selectors: { '&:has(>:nth-child(6))': t.indented },
});

const few = `${steps}:not(:has(>:nth-child(6)))`;

const sideBySide = (selectors: NonNullable<StyleRule['selectors']>) => ({
  '@container': { [t.media.desktop]: { selectors } },
});

export const step = style({
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
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      inset: `calc(${mark} + ${t.space.half}) auto ${t.space.half} calc(${mark}/2 - 2px)`,
      border: `dotted ${t.color.accent.second}`,
      borderWidth: '0 0 0 4px',
    },
  },
  ...sideBySide({
    [`${few}>&`]: {
      flexBasis: 0,
      gridTemplate: `${mark} auto 1fr / 1fr`,
      rowGap: t.space[1],
      paddingBottom: 0,
    },
    [`${few}>&:not(:last-child)::after`]: {
      inset: `calc(${mark}/2 - 2px) calc(${t.space[1]} - ${t.gap}) auto calc(${mark} + ${t.space[1]})`,
      borderWidth: '4px 0 0',
    },
  }),
});

const disc = {
  gridArea: '1/1/3/2',
  width: t.space[6],
  height: t.space[6],
  borderRadius: t.radius.round,
  background: t.color.background.strong,
  color: t.color.text.onStrong,
  font: `${t.fontWeight.title} ${t.fontSize.body}/${t.space[6]} ${t.font.title}`,
  textAlign: 'center',
} as const;

/** Added to a step without a number of its own: it shows its position in the list. */
export const counted = style({
  '::before': { content: 'counter(e)', ...disc },
  ...sideBySide({ [`${few}>&::before`]: { gridRow: 1 } }),
});

/** Added to a step with a drawing. */
export const illustrated = style({
  vars: { [mark]: '4.5rem' },
  '::before': {
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

/** The number of a step that has its own. */
export const number = style([
  disc,
  { fontWeight: t.fontWeight.title, ...sideBySide({ [`${few} &`]: { gridArea: '1/1/2/2' } }) },
]);

export const title = style({
  gridColumn: 2,
  alignSelf: 'center',
  ...sideBySide({ [`${few} &`]: { gridColumn: 1 } }),
});

export const text = style({
  gridColumn: 2,
  marginTop: t.space.half,
  ...sideBySide({ [`${few} &`]: { gridColumn: 1 } }),
});

/** What a value of a step is: its duration, its result. */
export const label = style({ color: t.color.text.quiet });

export const drawing = style({
  gridArea: '1/1/3/2',
  objectFit: 'cover',
  borderRadius: t.radius.small,
  // An icon has a size of its own, which is less specific.
  selectors: { [`${steps} &`]: { width: mark, height: mark } },
  ...sideBySide({ [`${few} &`]: { gridArea: '1/1' } }),
});
