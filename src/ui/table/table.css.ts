import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Container in which a wide table scrolls sideways, so that the page does not. */
export const scroller = style({ overflowX: 'auto', outlineOffset: 0 });

export const table = style({ background: t.color.background.raised });

t.parts(table, {
  ' :is(th,td)': { padding: `${t.space[1]} ${t.space[2]}` },
  ' thead th': { fontSize: t.fontSize.small, color: t.color.text.accent },
  ' tfoot :is(th,td)': {
    borderBlockStart: `3px double ${t.color.border.firm}`,
    fontWeight: t.fontWeight.strong,
  },
});

/** A table whose last column contains amounts: aligned at the right, without line breaks. */
export const amounts = style({});

globalStyle(`.${amounts} :is(th,td):last-child`, { textAlign: 'end', whiteSpace: 'nowrap' });

/** A table whose cells are below each other on a phone. Its header is then hidden: cells must be clear without it. */
export const stacked = style({});

const onPhone = (part: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`.${stacked} ${part}`, t.on.phone(rule));

onPhone('thead', { display: 'none' });
onPhone(':is(tr,td)', { display: 'block' });
onPhone('td:not(:last-child)', { paddingBlockEnd: 0, border: 0 });
