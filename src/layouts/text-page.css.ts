import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../theme/index.ts';

const { background, border, text } = t.color;

/** Link to the list of all articles or press releases. */
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: t.touchTarget,
  ...t.on.print({ display: 'none' }),
});

/** Category of a text, such as « Communiqué », above its title. */
export const kind = style({
  color: text.accent,
  fontWeight: t.fontWeight.strong,
  letterSpacing: t.letterSpacing.caps,
  textTransform: 'uppercase',
});

export const lead = style({ fontSize: t.fontSize.lead, lineHeight: t.lineHeight.snug });

export const article = style({
  display: 'grid',
  // Text is in the middle column; the picture may fill all three.
  gridTemplateColumns: `1fr min(100%, ${t.width.text}) 1fr`,
  rowGap: t.space[5],
  padding: `${t.space[5]} ${t.gutter} ${t.space[10]}`,
});

t.parts(article, {
  '>*': { gridColumn: 2, minInlineSize: 0 },
  // On a wide screen the header is as wide as the picture, with a large title.
  '>header': { ...t.stack(t.space[2]), ...t.on.desktop({ gridColumn: '1 / -1' }) },
  '>header>h1': t.on.desktop({ fontSize: t.fontSize.display, lineHeight: t.lineHeight.tight }),
  [` .${lead}`]: { maxInlineSize: '30.8em', color: text.quiet, textWrap: 'balance' },
});

export const meta = style({ ...t.wrap(`0 ${t.space[2]}`), ...t.quiet });

export const cover = style({
  // The photo needs its own column: the `<picture>` around it has `display: contents`, so the rule above has no effect.
  gridColumn: 2,
  inlineSize: `calc(100% - ${t.shift})`,
  maxBlockSize: '70vh',
  objectFit: 'cover',
  borderRadius: t.radius.small,
  boxShadow: t.shadow.cut,
  ...t.on.desktop({ gridColumn: '1 / -1' }),
});

globalStyle(`.${article}>div>p:first-child::first-letter`, {
  color: text.accent,
  fontFamily: t.font.title,
  fontWeight: t.fontWeight.title,
  initialLetter: '3',
  marginInlineEnd: t.space[1],
});

/** Background around `paper`, as of a desk. */
export const desk = style({
  backgroundColor: background.band,
  '@media': {
    [t.media.tablet]: { padding: `${t.space[6]} ${t.space[3]} ${t.space[8]}` },
    [t.media.print]: { padding: 0 },
  },
});

export const paper = style({
  ...t.stack(t.space[4], 'minmax(0,1fr)'),
  maxInlineSize: `calc(${t.width.text} + 2 * ${t.space[8]})`,
  marginInline: 'auto',
  padding: `${t.space[4]} ${t.gutter} ${t.space[6]}`,
  backgroundColor: background.raised,
  '@media': {
    [t.media.tablet]: {
      padding: t.space[8],
      border: `1px solid ${border.soft}`,
      borderRadius: t.radius.small,
    },
    [t.media.print]: { padding: 0, border: 0 },
  },
});

t.parts(paper, {
  '>header': t.stack(t.space[3]),
  [` .${lead}`]: { fontWeight: t.fontWeight.medium },
});

export const picture = style({ inlineSize: '100%', borderRadius: t.radius.small });

export const heading = style({
  ...t.wrap(`0 ${t.space[1]}`),
  justifyContent: 'space-between',
  paddingBlock: t.space[1],
  borderBlock: `1px solid ${border.firm}`,
  borderBlockStart: `4px solid ${text.accent}`,
  fontSize: t.fontSize.small,
});

/** The figures of a report are not larger than its title. */
globalStyle(`.${paper} ul b`, { fontSize: t.fontSize.h1 });

export const documents = style({ ...t.wrap(t.space[2]), ...t.on.print({ display: 'block' }) });

// Headings of the text are smaller than the title of the page.
globalStyle(`.${paper}>div>h2`, { marginBlockStart: t.space[5], fontSize: t.fontSize.h3 });
