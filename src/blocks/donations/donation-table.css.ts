import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/layout.ts';
import { fontSize, space, width } from '../../theme/scale.ts';

export const box = style({ maxInlineSize: width.column });

export const donations = style({ marginBlockEnd: space[2] });

globalStyle(`.${donations}.${donations} :is(th,td)`, {
  fontSize: fontSize.small,
  paddingInline: space[1],
  ...on.tablet({ fontSize: 'inherit', paddingInline: space[2] }),
});

globalStyle(`.${donations} td:first-child`, { whiteSpace: 'nowrap' });

const onPhone = (part: string, rule: GlobalStyleRule) =>
  globalStyle(`.${donations}.${donations}${part}`, on.phone(rule));

// On a phone the day is below the name: in one line with both, amounts would be outside the screen.
onPhone('', { display: 'block' });
onPhone(' :is(caption,thead,tbody,tfoot)', { display: 'block' });
onPhone(' tr', {
  display: 'grid',
  gridTemplateColumns: 'minmax(max(5.5rem,8.5ch),1fr) auto',
  borderBlockEnd: `1px solid ${vars.color.border.soft}`,
});
onPhone(' tfoot', { borderBlockStart: `3px double ${vars.color.border.firm}` });
onPhone(' tr>*', { gridArea: '1/1', border: 0 });
onPhone(' tr>:first-child:not([colspan])', { gridRow: 2, paddingBlockStart: 0 });
onPhone(' tr>:nth-child(2):not(:last-child)', { paddingBlockEnd: 0 });
onPhone(' tr>:last-child', { gridArea: '1/2/span 2', alignSelf: 'center' });

/** Minimum width of names, so that usual names do not break, also with larger letters. */
export const name = style({ minInlineSize: 'max(5.5rem,8.5ch)', overflowWrap: 'break-word' });
