import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { background, border, text } = t.color;

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

export const header = style(t.stack(t.space[3]));

// Headings and figures of the text are smaller than the title of the page.
t.parts(paper, {
  '>div>h2': { marginBlockStart: t.space[5], fontSize: t.fontSize.h3 },
  ' ul b': { fontSize: t.fontSize.h1 },
});

export const heading = style({
  ...t.wrap(`0 ${t.space[1]}`),
  justifyContent: 'space-between',
  paddingBlock: t.space[1],
  borderBlock: `1px solid ${border.firm}`,
  borderBlockStart: `4px solid ${text.accent}`,
  fontSize: t.fontSize.small,
});

export const label = style({ color: text.accent, fontWeight: t.fontWeight.strong });

export const lead = style({
  fontSize: t.fontSize.lead,
  fontWeight: t.fontWeight.medium,
  lineHeight: t.lineHeight.snug,
});

export const documents = style({ ...t.wrap(t.space[2]), ...t.on.print({ display: 'block' }) });

export const picture = style({ inlineSize: '100%', borderRadius: t.radius.small });

/** Link to the list of all texts of this kind. */
export const back = style({
  ...t.touchLine('inline-flex'),
  justifySelf: 'start',
  ...t.on.print({ display: 'none' }),
});
