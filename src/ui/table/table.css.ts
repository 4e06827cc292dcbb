import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, parts } from '../../theme/layout.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

/** Container in which a wide table scrolls sideways, so that the page does not. */
export const scroller = style({ overflowX: 'auto', outlineOffset: 0 });

export const table = style({ background: vars.color.background.raised });

parts(table, {
  ' :is(th,td)': { padding: `${space[1]} ${space[2]}` },
  ' thead th': { fontSize: fontSize.small, color: vars.color.text.accent },
  ' tfoot :is(th,td)': {
    borderBlockStart: `3px double ${vars.color.border.firm}`,
    fontWeight: fontWeight.strong,
  },
});

/** A table whose last column contains amounts: aligned at the right, without line breaks. */
export const amounts = style({});

globalStyle(`.${amounts} :is(th,td):last-child`, { textAlign: 'end', whiteSpace: 'nowrap' });

/** A table whose cells are below each other on a phone. Its header is then hidden: cells must be clear without it. */
export const stacked = style({});

const onPhone = (part: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`.${stacked} ${part}`, on.phone(rule));

onPhone('thead', { display: 'none' });
onPhone(':is(tr,td)', { display: 'block' });
onPhone('td:not(:last-child)', { paddingBlockEnd: 0, border: 0 });
