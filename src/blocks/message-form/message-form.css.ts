import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { framed, on, quiet, stack } from '../../theme/layout.ts';
import { alive } from '../../theme/protocol.ts';
import * as scale from '../../theme/scale.ts';

const { accent, background, border } = vars.color;
const { fontSize, fontWeight, inset, radius, space } = scale;

/** The form: fields, and the message at their right or, on a narrow screen, below. */
export const box = style({
  padding: inset,
  ...framed,
  borderBlockStart: `6px solid ${accent.second}`,
});

const inside = (selector: string, rule: GlobalStyleRule) => globalStyle(`.${box}${selector}`, rule);

inside('>form', {
  display: 'none',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,18rem),1fr))',
  gap: `${space[3]} ${space[5]}`,
  alignItems: 'start',
});
globalStyle(`${alive}>.${box}>form`, { display: 'grid' });
globalStyle(`${alive}>.${box}>[data-contacts]`, { display: 'none' });
inside(' [data-contacts] a', { display: 'inline-block', paddingBlock: space[1] });
inside('>form>div', { ...stack(space[2]), minInlineSize: 0 });
inside('>form>div:first-child', { display: 'flex', flexWrap: 'wrap' });
inside('>form>div:first-child>*', { flex: '1 1 100%' });
inside(' [data-kind]:not([data-kind=long],[data-kind=check])', { flexBasis: 'min(100%,16rem)' });
inside('>form>div+div', { position: 'sticky', top: `calc(${scale.barsHeight} + ${space[2]})` });
inside(' label', { alignSelf: 'center', fontWeight: fontWeight.label });
inside(' small', { ...quiet, fontWeight: fontWeight.text });
inside(' :is(input,select,textarea)', {
  display: 'block',
  inlineSize: '100%',
  minBlockSize: scale.touchTarget,
  marginBlock: space.half,
  // When the browser scrolls to an invalid field, its label must be visible below the bars.
  scrollMarginBlockStart: `calc(${scale.subnavHeight} + ${space[6]})`,
  padding: space[1],
  border: `1px solid ${border.firm}`,
  borderRadius: radius.small,
  background: background.page,
});
inside(' [type=checkbox]', { inlineSize: scale.touchTarget });
inside(' [data-kind=check]', { ...stack(`0 ${space[1]}`), grid: 'auto/auto 1fr' });
inside(' [data-kind]>p', { gridColumn: '1/-1', lineHeight: scale.lineHeight.snug });
inside(' [data-kind]>p>strong', { display: 'none', fontSize: fontSize.small });
inside(' [data-asked] :invalid', { borderColor: 'currentColor', borderInlineStartWidth: space[1] });
inside(' [data-asked] :invalid~p>strong', { display: 'inline' });
inside(' section', {
  padding: space[2],
  borderInlineStart: `4px solid ${accent.second}`,
  background: background.tint,
});
inside(' [role=button]', on.print({ display: 'none !important' as 'none' }));
inside(' section>p', { whiteSpace: 'pre-wrap' });
inside(' :is(a,section)', { overflowWrap: 'anywhere' });
