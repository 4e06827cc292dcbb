import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { accent, background, border } = t.color;
/** The form: fields, and the message at their right or, on a narrow screen, below. */
export const box = style({
  padding: t.inset,
  ...t.framed,
  borderBlockStart: `6px solid ${accent.second}`,
});

const inside = (selector: string, rule: GlobalStyleRule) => globalStyle(`.${box}${selector}`, rule);

inside('>form', {
  display: 'none',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,18rem),1fr))',
  gap: `${t.space[3]} ${t.space[5]}`,
  alignItems: 'start',
});
globalStyle(`${t.alive}>.${box}>form`, { display: 'grid' });
globalStyle(`${t.alive}>.${box}>[data-contacts]`, { display: 'none' });
inside(' [data-contacts] a', { display: 'inline-block', paddingBlock: t.space[1] });
inside('>form>div', { ...t.stack(t.space[2]), minInlineSize: 0 });
inside('>form>div:first-child', { display: 'flex', flexWrap: 'wrap' });
inside('>form>div:first-child>*', { flex: '1 1 100%' });
inside(' [data-kind]:not([data-kind=long],[data-kind=check])', { flexBasis: 'min(100%,16rem)' });
inside('>form>div+div', { position: 'sticky', top: `calc(${t.barsHeight} + ${t.space[2]})` });
inside(' label', { alignSelf: 'center', fontWeight: t.fontWeight.label });
inside(' small', { ...t.quiet, fontWeight: t.fontWeight.text });
inside(' :is(input,select,textarea)', {
  display: 'block',
  inlineSize: '100%',
  minBlockSize: t.touchTarget,
  marginBlock: t.space.half,
  // When the browser scrolls to an invalid field, its label must be visible below the bars.
  scrollMarginBlockStart: `calc(${t.subnavHeight} + ${t.space[6]})`,
  padding: t.space[1],
  border: `1px solid ${border.firm}`,
  borderRadius: t.radius.small,
  background: background.page,
});
inside(' [type=checkbox]', { inlineSize: t.touchTarget });
inside(' [data-kind=check]', { ...t.stack(`0 ${t.space[1]}`), grid: 'auto/auto 1fr' });
inside(' [data-kind]>p', { gridColumn: '1/-1', lineHeight: t.lineHeight.snug });
inside(' [data-kind]>p>strong', { display: 'none', fontSize: t.fontSize.small });
inside(' [data-asked] :invalid', {
  borderColor: 'currentColor',
  borderInlineStartWidth: t.space[1],
});
inside(' [data-asked] :invalid~p>strong', { display: 'inline' });
inside(' section', {
  padding: t.space[2],
  borderInlineStart: `4px solid ${accent.second}`,
  background: background.tint,
});
inside(' [role=button]', t.on.print({ display: 'none !important' as 'none' }));
inside(' section>p', { whiteSpace: 'pre-wrap' });
inside(' :is(a,section)', { overflowWrap: 'anywhere' });
