import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { shadow, shift } from '../theme/depth.ts';
import { on, parts, quiet, stack, wrap } from '../theme/layout.ts';
import {
  fontSize,
  fontWeight,
  gutter,
  letterSpacing,
  lineHeight,
  media,
  radius,
  space,
  touchTarget,
  width,
} from '../theme/scale.ts';

const { background, border, text } = vars.color;

/** Link to the list of all articles or press releases. */
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: touchTarget,
  ...on.print({ display: 'none' }),
});

/** Category of a text, such as « Communiqué », above its title. */
export const kind = style({
  color: text.accent,
  fontWeight: fontWeight.strong,
  letterSpacing: letterSpacing.caps,
  textTransform: 'uppercase',
});

export const lead = style({ fontSize: fontSize.lead, lineHeight: lineHeight.snug });

export const article = style({
  display: 'grid',
  // Text is in the middle column; the picture may fill all three.
  gridTemplateColumns: `1fr min(100%, ${width.text}) 1fr`,
  rowGap: space[5],
  padding: `${space[5]} ${gutter} ${space[10]}`,
});

parts(article, {
  '>*': { gridColumn: 2, minInlineSize: 0 },
  // On a wide screen the header is as wide as the picture, with a large title.
  '>header': { ...stack(space[2]), ...on.desktop({ gridColumn: '1 / -1' }) },
  '>header>h1': on.desktop({ fontSize: fontSize.display, lineHeight: lineHeight.tight }),
  [` .${lead}`]: { maxInlineSize: '30.8em', color: text.quiet, textWrap: 'balance' },
});

export const meta = style({ ...wrap(`0 ${space[2]}`), ...quiet });

export const cover = style({
  // The photo needs its own column: the `<picture>` around it has `display: contents`, so the rule above has no effect.
  gridColumn: 2,
  inlineSize: `calc(100% - ${shift})`,
  maxBlockSize: '70vh',
  objectFit: 'cover',
  borderRadius: radius.small,
  boxShadow: shadow.cut,
  ...on.desktop({ gridColumn: '1 / -1' }),
});

globalStyle(`.${article}>div>p:first-child::first-letter`, {
  color: text.accent,
  fontFamily: vars.font.title,
  fontWeight: fontWeight.title,
  initialLetter: '3',
  marginInlineEnd: space[1],
});

/** Background around `paper`, as of a desk. */
export const desk = style({
  backgroundColor: background.band,
  '@media': {
    [media.tablet]: { padding: `${space[6]} ${space[3]} ${space[8]}` },
    [media.print]: { padding: 0 },
  },
});

export const paper = style({
  ...stack(space[4], 'minmax(0,1fr)'),
  maxInlineSize: `calc(${width.text} + 2 * ${space[8]})`,
  marginInline: 'auto',
  padding: `${space[4]} ${gutter} ${space[6]}`,
  backgroundColor: background.raised,
  '@media': {
    [media.tablet]: {
      padding: space[8],
      border: `1px solid ${border.soft}`,
      borderRadius: radius.small,
    },
    [media.print]: { padding: 0, border: 0 },
  },
});

parts(paper, { '>header': stack(space[3]), [` .${lead}`]: { fontWeight: fontWeight.medium } });

export const picture = style({ inlineSize: '100%', borderRadius: radius.small });

export const heading = style({
  ...wrap(`0 ${space[1]}`),
  justifyContent: 'space-between',
  paddingBlock: space[1],
  borderBlock: `1px solid ${border.firm}`,
  borderBlockStart: `4px solid ${text.accent}`,
  fontSize: fontSize.small,
});

/** The figures of a report are not larger than its title. */
globalStyle(`.${paper} ul b`, { fontSize: fontSize.h1 });

export const documents = style({ ...wrap(space[2]), ...on.print({ display: 'block' }) });

// Headings of the text are smaller than the title of the page.
globalStyle(`.${paper}>div>h2`, { marginBlockStart: space[5], fontSize: fontSize.h3 });
