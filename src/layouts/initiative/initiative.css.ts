import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** An icon on a light disc: icons have several colours, which would not all contrast with the deep background. */
export const icon = style({
  display: 'block',
  marginBlockEnd: t.space[1],
  padding: t.space[1],
  borderRadius: t.radius.round,
  background: t.color.background.raised,
  color: t.color.text.body,
  fontSize: t.fontSize.h2,
});

/** Band as wide as the page with the facts of an initiative: location, theme, status. */
export const facts = style({
  ...t.stack(t.space[2]),
  padding: `${t.space[3]} ${t.gutter}`,
  borderBlockEnd: `1px solid ${t.color.border.soft}`,
  backgroundColor: t.color.background.raised,
  ...t.on.print({ paddingBlock: t.space[2] }),
});

globalStyle(`.${facts}>:is(ol,p)`, { margin: 0 });
globalStyle(`.${facts}>dl`, t.on.phone(t.stack(`0 ${t.space[2]}`, '1fr 1fr')));

/** Bands (`<section>`) have the whole width; text outside a band is in the middle column. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: `${t.gutter} minmax(0, 1fr) ${t.gutter}`,
});

globalStyle(`:where(.${body}>*,.${body}>[data-live]>*)`, {
  gridColumn: 2,
  marginBlockStart: t.space[3],
});

globalStyle(`:where(.${body}>section)`, { gridColumn: '1 / -1', marginBlockStart: 0 });

globalStyle(`:where(.${body}>:is(p,ul,ol,blockquote))`, { maxInlineSize: t.measure });

globalStyle(`:where(.${body}>h2)`, { marginBlockStart: t.space[8] });

globalStyle(`:where(.${body}>:not(section):has(+section))`, { marginBlockEnd: t.space[8] });

globalStyle(`:where(.${body}>:not(section):last-child)`, { marginBlockEnd: t.space[10] });

// On a wide screen the support panel is sticky at the right of the text, with its title in it.
const PANEL = '22rem';
const withPanel = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`.${body}:has(>section>aside)${selector}`, t.on.desktop(rule));

withPanel('', { position: 'relative' });
withPanel('>:not(section)', { marginInlineEnd: `calc(${PANEL} + ${t.space[8]})` });
withPanel('>section', { paddingInlineEnd: `calc(${t.gutter} + ${PANEL} + ${t.space[8]})` });
withPanel('>section:has(>aside)', {
  position: 'absolute',
  // Above the bands: those that browsers draw later (`content-visibility`) are stacked in the order of the page.
  zIndex: 1,
  insetBlock: t.space[8],
  insetInlineEnd: t.gutter,
  inlineSize: PANEL,
  ...t.stack(0, '100%'),
  alignContent: 'start',
  padding: 0,
  background: 'none',
});
withPanel('>section:has(>aside)>:is(h2,aside)', {
  gridArea: '1/1',
  position: 'sticky',
  top: `calc(${t.barsHeight} + ${t.space[1]})`,
  marginBlock: 0,
});
// As high as its words: stretched over the panel, it would take every click on the buttons below it.
withPanel('>section:has(>aside)>h2', {
  zIndex: 1,
  alignSelf: 'start',
  padding: `${t.space[4]} ${t.inset} 0`,
});
withPanel('>section>aside>div', { paddingBlockStart: t.space[8] });

globalStyle(`.${body}>section:has(>aside)>h2`, { fontSize: t.fontSize.h3 });
