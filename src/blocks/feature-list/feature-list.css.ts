import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { breakEvenly } from '../../theme/break-evenly.ts';
import { vars } from '../../theme/contract.css.ts';
import { on, parts, stack } from '../../theme/layout.ts';
import { fontSize, space } from '../../theme/scale.ts';

const dessins = style(stack(`${space[5]} ${space[4]}`));
breakEvenly(dessins, { least: '12rem', gap: space[4] });

// Items without a picture need wider columns.
const words = `${dessins}:not(:has(svg,img))`;
breakEvenly(words, { least: '21rem', gap: space[4] });

parts(dessins, {
  '>li': { margin: 0 },
  // Without a picture the title is on the first line of the text.
  '>li:not(:has(svg,img)) :is(h3,p)': { display: 'inline', marginRight: '.4em' },
  // A full stop after the title; `/''` hides it from screen readers.
  '>li:not(:has(svg,img))>h3:not(:only-child)::after': { content: "'.'/''" },
  ':not(:has(svg,img))': { rowGap: space[3] },
  // On a phone the drawing is at the left of its text, so that the list is not too long.
  '>li:has(svg,img)': {
    paddingTop: space[2],
    borderTop: `2px solid ${vars.color.border.firm}`,
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: space[2],
    ...on.tablet({ display: 'block' }),
  },
  // Drawings have an empty margin inside: shifted to the left by its width, they align with the text.
  ' :is(svg,img)': {
    gridRow: '1/3',
    width: space[8],
    height: space[8],
    marginLeft: '-.25rem',
    objectFit: 'cover',
  },
});

/** A diagram of organizations, each with a dotted line down to the element after the list. */
const schema = style({ ...stack(space[5]), ...on.desktop({ gridTemplateColumns: '1fr 1fr 1fr' }) });

globalStyle(`:is(.${dessins},.${schema}) h3`, { margin: `${space[1]} 0`, fontSize: fontSize.h4 });

/** Large words like on a poster, each with its text at the right; a single word is as wide as the page. */
const mots = style(stack(space[3]));

parts(mots, {
  '>li:not(:only-child)': on.desktop({
    display: 'grid',
    gridTemplateColumns: '6fr 5fr',
    alignItems: 'baseline',
  }),
  ' h3': { color: vars.color.text.accent, fontSize: fontSize.h2 },
  '>:only-child h3': { fontSize: `min(15vw,calc(${fontSize.figure}*1.9))` },
  ' p': { maxWidth: '25.6em', fontSize: fontSize.lead },
});

/** Pictures without gaps between them, which form one wide scene, each with a title below. */
const frise = style({ display: 'grid', rowGap: space[4] });
breakEvenly(frise, { least: '10rem', gap: '0px' });
parts(frise, {
  '>li': { margin: 0 },
  ' img': { width: '100%' },
  ' :is(h3,p)': { margin: `${space[1]} ${space[2]} 0 0` },
});

// One wide picture above such a list: a phone hides this picture, and shows a quarter of it above each of four items.
const scene = 'p:has(>img:only-child)';
globalStyle(`${scene}:has(+.${frise} img)`, on.phone({ display: 'none' }));
globalStyle(`${scene}+.${frise} img`, {
  aspectRatio: '4/5',
  objectFit: 'cover',
  ...on.tablet({ display: 'none' }),
});
for (const part of [1, 2, 3, 4])
  globalStyle(`${scene}+.${frise}>:nth-child(${part}) img`, {
    objectPosition: `${((part - 1) * 100) / 3}% 100%`,
  });

// Five drawings: five rows on small screens, five columns on a desktop, so that no line is incomplete.
const five = (selector: string, row: GlobalStyleRule, column: StyleRule) =>
  globalStyle(`.${dessins}:has(img):has(>:nth-child(5):last-child)${selector}`, {
    ...row,
    ...on.desktop(column),
  });

five('', { gridTemplateColumns: 'none' }, { gridTemplateColumns: 'repeat(5,1fr)' });
five('>li', { display: 'grid', border: 0 }, { display: 'block' });
five(' img', { width: '6rem', height: 'auto' }, { width: '100%' });

parts(schema, {
  '>li': {
    position: 'relative',
    margin: 0,
    padding: space[3],
    borderTop: `6px solid ${vars.color.accent.main}`,
    background: vars.color.background.raised,
  },
  '>li::after': {
    content: '',
    position: 'absolute',
    top: '100%',
    left: '50%',
    height: space[5],
    borderLeft: `4px dotted ${vars.color.border.firm}`,
  },
});

export const looks = { dessins, mots, frise, schema };
