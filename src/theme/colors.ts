import { vars } from './contract.css.ts';
import { pigment } from './pigments.ts';

const { accent, background, border, focus, state, text } = vars.color;

type ColorPair = readonly [light: string, dark: string];

/** Colours by the CSS variable that holds them. */
type Pairs = Readonly<Record<string, ColorPair>>;

/** The main button has the deep colour of the subsite or, in the dark scheme, where that would not contrast, its lightest. */
const withAction = (pairs: Pairs): Pairs => {
  const [deep, light] = [pairs[background.strong], pairs[accent.highlight]];
  if (!deep || !light) throw new Error('A subsite needs a deep colour and a light one.');
  return { ...pairs, [background.action]: [deep[0], light[1]] };
};

/** All colours of the site: of the portfolio, and what each other subsite (a part of the site) replaces. */
export const subsiteColors = {
  portfolio: withAction({
    [background.page]: [pigment.paper, pigment.night],
    [background.band]: [pigment.paperDeep, '#16231A'],
    [background.raised]: [pigment.paperLight, '#1C2C21'],
    [background.strong]: [pigment.canopyDeep, '#184F39'],
    [background.tint]: ['#D3E3D1', '#15341F'],
    [text.body]: [pigment.ink, pigment.nightText],
    [text.quiet]: [pigment.inkSoft, '#B7C0AD'],
    [text.accent]: ['#AC3E27', '#EE8259'],
    [text.link]: [pigment.canopy, '#96D6B0'],
    [text.onStrong]: [pigment.paper, pigment.paper],
    [text.onSecond]: [pigment.paperLight, '#1F0D07'],
    [text.onHighlight]: [pigment.ink, pigment.ink],
    [text.onAction]: [pigment.paper, pigment.ink],
    [border.soft]: ['#E0D5BF', '#2C3F32'],
    [border.firm]: ['#857F68', '#7B9182'],
    [accent.main]: [pigment.canopy, '#5FB68C'],
    [accent.second]: [pigment.laterite, '#E57F5F'],
    [accent.highlight]: [pigment.sun, '#F5B84A'],
    [state.info]: ['#0F4F5E', '#A9DEEA'],
    [state.infoText]: ['#D9EAEC', '#123C47'],
    [state.success]: ['#1C5A35', '#A6E0B6'],
    [state.successText]: ['#DCEEDC', '#174027'],
    [state.danger]: ['#F9DFD7', '#55201A'],
    [state.dangerText]: ['#8C2915', '#FFC3B0'],
    [focus]: ['#BC5D14', '#FFC55E'],
  }),
  'eco-logik': withAction({
    [background.page]: ['#F9F8EA', '#0E1A0E'],
    [background.band]: ['#EFF1DC', '#172415'],
    [background.raised]: [pigment.paperLight, '#1F2F1C'],
    [background.strong]: ['#286D40', '#255C37'],
    [background.tint]: ['#C9E4BA', '#20381A'],
    [text.accent]: ['#2A6D2C', '#B4DC82'],
    [text.link]: ['#1F5B2A', '#A5DDA0'],
    [text.onSecond]: [pigment.paper, pigment.ink],
    [border.soft]: ['#D8DDBC', '#33442A'],
    [border.firm]: ['#78815F', '#7F9374'],
    [accent.main]: ['#1C5428', '#74C07F'],
    [accent.second]: ['#55690F', '#B9CC5A'],
    [accent.highlight]: ['#DDE86B', '#D7E25E'],
  }),
  'decouverte-gabon': withAction({
    [background.page]: ['#FDF5E6', '#19120B'],
    [background.band]: ['#FAEBD0', '#241C11'],
    [background.raised]: [pigment.paperLight, '#30261A'],
    [background.strong]: ['#A83C25', '#87341B'],
    [background.tint]: ['#F2D8A3', '#3A2A10'],
    [text.accent]: ['#A03A1F', '#FFB266'],
    [text.link]: ['#8A3217', '#FFC58A'],
    [text.onSecond]: [pigment.ink, pigment.ink],
    [border.soft]: ['#EBD5AE', '#463A22'],
    [border.firm]: ['#917A58', '#9A8468'],
    [accent.main]: ['#7A2811', '#EE8B62'],
    [accent.second]: [pigment.sun, '#F5B03C'],
    [accent.highlight]: ['#FFD77A', '#FFD479'],
  }),
  'ndjo-oyeri': withAction({
    [background.page]: ['#FCF5F0', '#171014'],
    [background.band]: ['#F7E9E0', '#221A1E'],
    [background.raised]: [pigment.paperLight, '#2E2329'],
    [background.strong]: ['#5A2442', '#602949'],
    [background.tint]: ['#EED5DE', '#3A1F2F'],
    [text.accent]: ['#8F4D10', '#F0BE72'],
    [text.link]: [pigment.plum, '#F0B3D0'],
    [text.onSecond]: [pigment.paper, pigment.ink],
    [border.soft]: ['#E6D2C8', '#45333B'],
    [border.firm]: ['#8F7776', '#957E8A'],
    [accent.main]: [pigment.plum, '#D98BB2'],
    [accent.second]: ['#9A5A14', '#DDA048'],
    [accent.highlight]: ['#E5AE45', '#F0C068'],
  }),
  'oyeri-radio': withAction({
    [background.page]: ['#F6F8F3', '#0B171A'],
    [background.band]: ['#E9F0EA', '#122325'],
    [background.raised]: [pigment.paperLight, '#1A2F33'],
    [background.strong]: ['#0A3F4C', '#124B5B'],
    [background.tint]: ['#C4E2E3', '#0F3540'],
    [text.accent]: ['#10606F', '#7FD3E2'],
    [text.link]: ['#0F5868', '#9BDDE9'],
    [text.onSecond]: [pigment.ink, pigment.ink],
    [border.soft]: ['#CFDCD6', '#28434A'],
    [border.firm]: ['#6D8280', '#73919A'],
    [accent.main]: [pigment.river, '#57B3C6'],
    [accent.second]: [pigment.sun, '#F5B03C'],
    [accent.highlight]: ['#FFCB5C', '#FFD479'],
  }),
  'je-participe': withAction({
    [background.page]: ['#FAF8EC', '#0B1815'],
    [background.band]: ['#EEF2E0', '#12241F'],
    [background.raised]: [pigment.paperLight, '#1A302A'],
    [background.strong]: [pigment.teal, '#0D5850'],
    [background.tint]: ['#C1E4D8', '#0E382F'],
    [text.accent]: ['#0D655D', '#F2D067'],
    [text.link]: ['#0B5951', '#8ADCCB'],
    [text.onSecond]: [pigment.ink, pigment.ink],
    [border.soft]: ['#D2DECB', '#274540'],
    [border.firm]: ['#70836F', '#75948B'],
    [accent.main]: ['#0B5049', '#4FBDAC'],
    [accent.second]: ['#F4C534', '#F4CC4E'],
    [accent.highlight]: ['#FFDB66', '#FFE07F'],
  }),
} as const satisfies Record<string, Pairs>;

export type SubsiteTheme = keyof typeof subsiteColors;
export type Scheme = 'light' | 'dark';

/** Colours that a subsite sets in a scheme: CSS variable -> `#rrggbb`. */
export const colorsOf = (subsite: SubsiteTheme, scheme: Scheme): Record<string, string> =>
  Object.fromEntries(
    Object.entries<ColorPair>(subsiteColors[subsite]).map(([name, [light, dark]]) => [
      name,
      scheme === 'light' ? light : dark,
    ]),
  );

/** Colour of a variable in a subsite, `#rrggbb`; throws for a variable that holds no colour. */
export function colorIn(subsite: SubsiteTheme, scheme: Scheme, variable: string): string {
  const own = colorsOf(subsite, scheme)[variable] ?? colorsOf('portfolio', scheme)[variable];
  if (own === undefined) throw new Error(`${variable} holds no colour.`);
  return own;
}
