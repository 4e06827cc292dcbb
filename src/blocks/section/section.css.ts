import { style, styleVariants } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { background } = t.color;

/** What all bands have; on a desktop the three columns of the grid: titles stand in the first, texts in the other two. */
const section = style({
  containerType: 'inline-size',
  padding: `${t.tempo.even} ${t.gutter}`,
  ...t.on.desktop({ ...t.thirds, alignItems: 'start' }),
});

export const layout = styleVariants({
  /** One thought: a title and its text. */
  text: [section, { paddingBlock: t.tempo.short }],
  wide: [section, {}],
  beside: [section, {}],
});

/** Added to a band that begins or ends with a picture, which touches the band before or after it. */
export const fromPicture = style({ paddingTop: 0 });
export const toPicture = style({ paddingBottom: 0 });

const plain = style({});

export const tone = styleVariants({
  // Two plain bands in succession look like one band, with one padding between them.
  plain: [plain, { selectors: { [`${plain}:not(${toPicture})+&`]: { paddingTop: 0 } } }],
  deep: { background: background.band },
  tint: { background: background.tint },
});

/** The part of a band with its title, which stays in view while the text at its right scrolls. */
export const head = style(
  t.on.desktop({ gridColumn: 1, alignSelf: 'first baseline', ...t.sticky }),
);

/** The part with the text: below the title on a phone, beside it on a desktop. */
export const body = style({
  marginTop: t.tempo.short,
  vars: { [t.column]: `calc((100% + ${t.gap})*3/8 - ${t.gap})` },
  ...t.on.desktop({ gridColumn: '2/-1', marginTop: 0 }),
});

/** Added to a text, whose first line aligns with the title. */
export const aligned = style({
  marginTop: t.space[2],
  ...t.on.desktop({ alignSelf: 'first baseline' }),
});

/** The part as wide as the band. */
export const whole = style({
  selectors: { '&:not(:first-child)': { marginTop: t.tempo.short } },
  ...t.on.desktop({ gridColumn: '1/-1' }),
});

/** The title of a band: no word is wider than its column, a third of the band on a desktop. */
export const title = style({
  maxInlineSize: 'none',
  fontSize: `min(${t.fontSize.h2},13cqi)`,
  selectors: {
    [`${head} &`]: t.on.desktop({ fontSize: `min(${t.fontSize.h2},4.1cqi)` }),
    [`${layout.beside} &`]: t.on.desktop({ fontSize: `calc(${t.fontSize.h2}*.75)` }),
  },
});

/** A paragraph with a picture and no words. */
export const alone = styleVariants({
  text: t.on.print({ display: 'none' }),
  // As wide as the screen; at an end of its band it touches the next one.
  wide: {
    maxInlineSize: 'none',
    margin: `${t.tempo.short} calc(-1*${t.gutter})`,
    ':first-child': { marginTop: 0 },
    ':last-child': { marginBottom: 0 },
    ...t.on.print({ display: 'none' }),
  },
  // Only on a desktop: on a phone it would move the form at its side down.
  beside: { '@media': { [`${t.media.phone},print`]: { display: 'none' } } },
});

/** The picture of a wide band. On a phone only its middle is shown, so that people in it are large enough. */
export const scene = style({
  width: '100%',
  // A tall photo must not fill the screen. Drawings of the site (12:5) are lower than this, and cropped only on a phone.
  maxHeight: 'max(24rem,43vw)',
  objectFit: 'cover',
  ...t.ground,
  ...t.on.phone({ aspectRatio: '4/3' }),
});
