import { type StyleRule, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { border, text } = t.color;

/** Around the list, which on a phone has two columns. */
export const box = style({ containerType: 'inline-size' });

const onPhone = (rule: NonNullable<StyleRule['@container']>[string]) => ({
  '@container': { '(min-width: 19rem) and (max-width: 38rem)': rule },
});

export const figures = style({
  ...t.stack(`${t.tempo.short} ${t.gap}`),
  ...t.breakEvenly('19rem'),
  ...onPhone({
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    gap: `${t.space[4]} ${t.space[2]}`,
  }),
});

/** A figure with its label; a single one is as large as a poster. */
export const item = style({
  paddingTop: t.space[3],
  borderTop: `2px solid ${border.firm}`,
  // A single figure is the loud moment of its page.
  selectors: {
    '&:only-child': { borderTop: 0, paddingBlock: `calc(${t.tempo.loud} - ${t.tempo.even})` },
  },
  ...onPhone({ selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1/-1' } } }),
});

const single = `${item}:only-child`;

export const label = style({
  fontSize: t.fontSize.body,
  fontWeight: t.fontWeight.strong,
  lineHeight: t.lineHeight.snug,
  selectors: {
    // The label stays beside its icon on all of its lines.
    '&:has(svg)': { ...t.stack(`0 ${t.space[1]}`, 'auto 1fr'), alignItems: 'center' },
    [`${single}>&`]: {
      color: text.accent,
      ...t.display(`min(15cqi,calc(${t.fontSize.figure}*1.9))`),
      lineHeight: t.lineHeight.tight,
    },
  },
});

export const description = style({
  marginTop: t.space[1],
  maxWidth: '21.8em',
  color: text.quiet,
  selectors: { [`${single}>&`]: { ...t.lead, marginTop: t.space[2], color: 'inherit' } },
});

export const value = style({
  display: 'block',
  gridColumn: '1/-1',
  marginBottom: t.space[1],
  color: text.accent,
  ...t.display(`clamp(1.75rem,6.5cqi,${t.fontSize.figure})`),
  lineHeight: t.lineHeight.tight,
  selectors: { [`${single} &`]: { display: 'inline', font: 'inherit' } },
  ...onPhone({ fontSize: `min(${t.fontSize.figure},9.5cqi)` }),
});

export const icon = style(onPhone({ display: 'none' }));
