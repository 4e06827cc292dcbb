import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { text, border } = t.color;

/** List of dated events, with a vertical line at the left. */
export const trail = style({ ...t.stack(t.space[3]), maxInlineSize: t.measure });

globalStyle(`.${trail}>li`, {
  ...t.stack('.25rem'),
  paddingInlineStart: t.space[3],
  borderInlineStart: `3px solid ${border.firm}`,
});

export const day = style(t.quiet);

export const digest = style([day, { maxInlineSize: '16rem', border: 0, overflowWrap: 'anywhere' }]);

export const note = style({ color: text.quiet });

/** Two short lists, side by side where the screen is wide enough. */
export const sideBySide = style(
  t.stack(t.space[5], 'repeat(auto-fit,minmax(min(100%,18rem),1fr))'),
);

export const pairs = style({ ...t.stack(t.space[1]), marginBlockStart: t.space[2] });

export const log = style({ ...t.stack(t.space[1]), fontSize: t.fontSize.small });

export const lines = style({ marginBlockEnd: t.space[4] });

globalStyle(`.${lines} :is(th,td):nth-child(3),.${lines} tfoot td`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

globalStyle(`.${lines} td:first-child`, t.on.tablet({ whiteSpace: 'nowrap' }));

// On a phone each table row has two lines: day and amount, then origin and the link to the proof, styled as a button.
const onPhone = (part: string, rule: GlobalStyleRule) =>
  globalStyle(`table.${lines}${part}`, t.on.phone(rule));

onPhone('', { display: 'block' });
onPhone(' :is(tbody,tfoot)', { display: 'block' });
onPhone(' thead', { position: 'absolute', clipPath: 'inset(50%)' });
onPhone(' tr', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  alignItems: 'center',
  gap: `0 ${t.space[2]}`,
  padding: t.space[1],
  borderBlockEnd: `1px solid ${border.soft}`,
});
onPhone(' :is(th,td)', { padding: 0, border: 0 });
onPhone(' td:first-child', t.quiet);
onPhone(' td:nth-child(3)', { gridArea: '1/2', fontWeight: t.fontWeight.strong });
onPhone(' tbody td:last-child', { gridArea: '2/2', maxInlineSize: '9.5rem', textAlign: 'end' });
onPhone(' tfoot td:last-child:not(:nth-child(2))', { display: 'none' });
onPhone(' td>a', {
  ...t.touchLine('inline-flex'),
  paddingInline: t.space[2],
  border: `2px solid ${text.accent}`,
  borderRadius: t.radius.small,
  fontWeight: t.fontWeight.label,
  textDecoration: 'none',
});

export const pages = style(t.wrap(t.space[3]));

export const news = style({
  paddingBlockEnd: t.space[4],
  maxInlineSize: t.measure,
  ...t.on.print({ breakInside: 'avoid' }),
});
