import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/**
 * Container in which a wide table scrolls sideways, so that the page does not. Its position keeps inside it what only
 * screen readers read, such as « nouvel onglet ».
 */
export const scroller = style({ position: 'relative', overflowX: 'auto', outlineOffset: 0 });

export const table = style({ background: t.color.background.raised });

t.parts(table, {
  ' :is(th,td,caption)': { padding: `${t.space[1]} ${t.space[2]}` },
  ' thead th': { fontSize: t.fontSize.small, color: t.color.text.accent },
  ' tfoot :is(th,td)': { fontWeight: t.fontWeight.strong },
  ' tfoot tr': { borderBlockStart: `3px double ${t.color.border.firm}` },
});

/** A cell with an amount. */
export const amount = style({
  selectors: { [`${table} &`]: { textAlign: 'end', whiteSpace: 'nowrap' } },
});

/** The row of headers of a table that folds: each card names its values itself. */
export const foldedHead = style(t.on.phone({ position: 'absolute', clipPath: 'inset(50%)' }));

/** A table of which, on a phone, each row becomes a card: its first cell, then « label value » for each other cell. */
export const folding = style({});

const onPhone = (part: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`table.${folding}${part}`, t.on.phone(rule));

onPhone('', { display: 'block' });
onPhone(' :is(caption,tbody,tr)', { display: 'block' });
onPhone(' tbody tr', {
  paddingBlock: t.space[1],
  borderBlockEnd: `1px solid ${t.color.border.soft}`,
});
onPhone(' :is(th,td)', {
  ...t.wrap(`0 ${t.space[2]}`),
  justifyContent: 'space-between',
  padding: `0 ${t.space[2]}`,
  border: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
onPhone(' tbody tr>:first-child', { fontWeight: t.fontWeight.strong, textAlign: 'start' });
onPhone(' [data-label]::before', {
  content: 'attr(data-label)',
  flexShrink: 0,
  ...t.quiet,
  fontWeight: t.fontWeight.text,
});
onPhone(' td>a', t.touchLine('inline-flex'));
onPhone(' tfoot', { display: 'block', paddingBlockEnd: t.space[1] });
onPhone(' tfoot tr', { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' });
onPhone(' :is(tfoot td:empty,tbody td:not([data-label],:first-child))', { display: 'none' });
