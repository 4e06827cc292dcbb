import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { display, framed, on, parts, quiet, stack, touchLine, wrap } from '../../theme/layout.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

const { accent, background, border, text } = vars.color;

export const chips = style(wrap(space[2]));

globalStyle(`.${chips}>li`, { margin: 0 });

globalStyle(`.${chips} a`, {
  ...touchLine('inline-flex'),
  ...framed,
  gap: space[1],
  paddingInline: space[2],
  color: text.body,
  textDecoration: 'none',
});

globalStyle(`.${chips} b`, display(fontSize.h4));

/** The chart: a project a line, its name above its bar, its sums at the end of it. */
export const chart = style({ ...stack(space[3]), padding: 0, breakInside: 'avoid' });

parts(chart, {
  '>li': {
    ...stack(`0 ${space[3]}`),
    alignItems: 'center',
    ...on.tablet({ gridTemplateColumns: 'minmax(0,1fr) 16rem' }),
  },
  '>li>a': on.tablet({ gridColumn: '1/-1', justifySelf: 'start' }),
  ' svg': {
    display: 'block',
    inlineSize: '100%',
    blockSize: space[3],
    printColorAdjust: 'exact',
  },
  ' span': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

/** Against the tint of the band its line alone has the contrast of a drawing that says something. */
export const budget = style({ fill: background.page, stroke: border.firm, strokeWidth: 3 });
export const collected = style({ fill: accent.main });

globalStyle(`.${collected}`, on.forcedColors({ fill: 'CanvasText' }));

export const digests = style({ ...stack(space[1]), overflowWrap: 'anywhere' });

/** On a phone a card a project, each sum with its name. */
export const accounts = style({});

const onPhone = (part: string, rule: GlobalStyleRule) =>
  globalStyle(`table.${accounts}${part}`, on.phone(rule));

globalStyle(`.${accounts} td:nth-child(2)`, { whiteSpace: 'nowrap' });

onPhone('', { display: 'block' });
onPhone(' :is(caption,tbody,tfoot,tr)', { display: 'block' });
onPhone(' thead', { position: 'absolute', clipPath: 'inset(50%)' });
onPhone(' :is(th,td)', { padding: 0, border: 0 });
onPhone(' tfoot :is(th,td)', { border: 0 });
onPhone(' caption', { padding: space[2] });
onPhone(' tr', { padding: space[2], borderBlockEnd: `1px solid ${border.firm}` });
onPhone(' :is(td,tfoot th)', { display: 'flex', justifyContent: 'space-between', gap: space[2] });
onPhone(' tfoot tr', { display: 'flex', justifyContent: 'space-between' });
onPhone(' tbody th', { display: 'block', marginBlockEnd: space.half, fontSize: fontSize.h4 });
onPhone(' td::before', { content: 'attr(data-label)', ...quiet, fontWeight: fontWeight.text });
