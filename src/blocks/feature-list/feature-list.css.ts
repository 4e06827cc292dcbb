import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { breakEvenly } from '../../theme/break-evenly.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, media, radius, space } from '../../theme/scale.ts';

const { accent, background, border, text } = vars.color;

const dessins = style({ display: 'grid', gap: `${space[5]} ${space[4]}` });

breakEvenly(dessins, { least: '13rem', gap: space[4] });

globalStyle(`.${dessins}>li`, {
  margin: 0,
  paddingTop: space[2],
  borderTop: `2px solid ${border.firm}`,
});

/** Bodies that watch over what follows them: a line leads there from each. */
const schema = style({
  display: 'grid',
  gap: space[5],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3,1fr)' } },
});

globalStyle(`:is(.${dessins},.${schema}) h3`, { margin: `${space[1]} 0`, fontSize: fontSize.h4 });

/** Words as a poster: each in the size of a title, its line beside it. */
const mots = style({
  display: 'grid',
  gap: `${space[4]} ${space[8]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'fit-content(55%) 1fr', rowGap: space[3] } },
});

globalStyle(`.${mots}>li`, {
  margin: 0,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridColumn: '1/-1',
      gridTemplateColumns: 'subgrid',
      alignItems: 'baseline',
    },
  },
});

globalStyle(`.${mots} h3`, {
  color: text.accent,
  fontSize: fontSize.display,
  lineHeight: lineHeight.title,
});

globalStyle(`.${mots} p`, {
  maxWidth: '40ch',
  fontSize: fontSize.lead,
  lineHeight: lineHeight.snug,
});

// A single word, most often a figure, takes the width of the page.
globalStyle(`.${mots}>li:only-child`, { display: 'block' });

globalStyle(`.${mots}>:only-child h3`, {
  marginBottom: space[2],
  fontSize: fontSize.figure,
  '@media': { [media.desktop]: { fontSize: `calc(${fontSize.figure}*1.7)` } },
});

/** Pictures end to end: one scene, a title below each of its parts. */
const frise = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  rowGap: space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
  },
});

globalStyle(`.${frise}>li`, { margin: 0 });

globalStyle(`.${frise} :is(h3,p)`, { margin: `${space[2]} ${space[2]} 0 0` });

globalStyle(`.${frise} img`, { display: 'block', width: '100%' });

globalStyle(`.${frise}>:first-child img`, { borderRadius: `${radius.small} 0 0 ${radius.small}` });

globalStyle(`.${frise}>:last-child img`, { borderRadius: `0 ${radius.small} ${radius.small} 0` });

// On a phone the drawing stands beside its words: the list stays short.
globalStyle(`.${dessins}>li:has(svg,img)`, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space[2],
  '@media': { [media.tablet]: { display: 'block' } },
});

globalStyle(`.${dessins} :is(svg,img)`, { gridRow: '1/3', width: space[8], height: space[8] });

// Drawings have a margin inside their square: shifted by it, they align with the text.
globalStyle(`.${dessins} svg`, {
  marginLeft: '-.1em',
  strokeWidth: 1.2,
});

// Five drawings never leave a hole: five rows, then five columns.
const five = (selector: string, row: GlobalStyleRule, column: StyleRule) =>
  globalStyle(`.${dessins}:has(img):has(>:nth-child(5):last-child)${selector}`, {
    ...row,
    '@media': { [media.desktop]: column },
  });

five('', { gridTemplateColumns: 'none' }, { gridTemplateColumns: 'repeat(5,1fr)' });
five('>li', { display: 'grid', border: 0 }, { display: 'block' });
five(' img', { width: '6rem', height: 'auto' }, { width: '100%' });

globalStyle(`.${schema}>li`, {
  position: 'relative',
  margin: 0,
  padding: space[3],
  borderTop: `6px solid ${accent.main}`,
  background: background.raised,
});

globalStyle(`.${schema}>li::after`, {
  content: '',
  position: 'absolute',
  top: '100%',
  left: '50%',
  height: space[5],
  borderLeft: `4px dotted ${border.firm}`,
});

export const looks = { dessins, mots, frise, schema };
