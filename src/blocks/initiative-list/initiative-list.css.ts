import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, quiet, stack, wrap } from '../../theme/layout.ts';
import { fontSize, inset, media, radius, space } from '../../theme/scale.ts';
import { funding } from '../project-state/project-state.css.ts';

export const cards = style({
  ...stack(space[3]),
  maxInlineSize: 'none',
});

export const card = style({
  ...stack(space[3]),
  gridAutoColumns: 'minmax(0,1fr)',
  margin: 0,
  padding: inset,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.soft}`,
  borderRadius: radius.small,
  backgroundColor: vars.color.background.raised,
  color: vars.color.text.body,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '2fr 3fr', columnGap: space[4], alignItems: 'center' },
    [media.desktop]: { gridTemplateColumns: '1fr 20rem', columnGap: space[5] },
  },
});

// With a picture the card has one more column, so that the money is at the same position in all cards.
globalStyle(
  `.${card}:has(>:is(img,picture))`,
  on.desktop({ gridTemplateColumns: '16rem 1fr 20rem' }),
);

// From the ninth on, cards are laid out only near the view, so that the page responds to a filter within one frame.
globalStyle(`.${cards}>:nth-child(n+9)`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 28rem',
  '@media': {
    [media.desktop]: { containIntrinsicBlockSize: 'auto 13rem' },
    [media.print]: { contentVisibility: 'visible' },
  },
});

/** Negative margin as large as the padding of the card: an element then touches the edge of the card. */
const out = `calc(-1 * ${inset})`;

/** Picture that touches the edges of its card: above the text on a phone, at its left on a wide screen. */
export const picture = style({
  inlineSize: `calc(100% + 2 * ${inset})`,
  maxInlineSize: 'none',
  margin: `${out} ${out} 0`,
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  '@media': {
    [media.tablet]: {
      gridRow: 'span 2',
      blockSize: `calc(100% + 2 * ${inset})`,
      inlineSize: `calc(100% + ${inset})`,
      margin: `${out} 0 ${out} ${out}`,
      aspectRatio: 'auto',
    },
    [media.desktop]: { gridRow: 'auto' },
  },
});

/** Last card, an invitation to propose a project; it has the section's line pattern instead of a picture. */
export const free = style([
  card,
  {
    justifyItems: 'start',
    border: `2px dashed ${vars.color.border.firm}`,
    background: 'none',
    '::before': {
      content: '',
      placeSelf: 'stretch',
      minBlockSize: '8rem',
      margin: `${out} ${out} 0`,
      background: vars.motif,
    },
    '@media': {
      [media.tablet]: { '::before': { gridRow: 'span 3', margin: `${out} 0 ${out} ${out}` } },
      [media.desktop]: { gridTemplateColumns: '1fr 2fr' },
    },
  },
]);

export const words = style({ ...stack(space[2]), justifyItems: 'start' });

globalStyle(`.${words}>ol`, { justifySelf: 'stretch' });

export const heading = style({
  ...wrap(`${space.half} ${space[2]}`),
  alignItems: 'start',
  // As wide as the card: with the width of its text the title would wrap below its icon.
  justifySelf: 'stretch',
});

// With large letters the title wraps below its icon.
globalStyle(`.${heading}>h3`, { flex: '1 1 7em' });

export const icon = style({ fontSize: fontSize.h3 });

export const facts = style({ ...wrap(`${space[1]} ${space[2]}`), alignItems: 'center', ...quiet });

export const money = style(stack(space[3]));

export const actions = style(wrap(space[2]));

export const objective = style({});

/** A smaller card on a phone, in a list with filters: several cards fit on a screen, details are on the project's page. */
export const small = style({});

const onPhone = (part: string, rule: GlobalStyleRule) =>
  globalStyle(`.${small}${part}`, on.phone(rule));

onPhone('', { gridTemplateColumns: 'minmax(0,1fr)', gap: space[1], padding: '.75rem' });
onPhone(`>.${words}`, stack(space.half));
onPhone(`>.${money}`, stack(space[1]));
onPhone(` :is(.${picture},.${objective})`, { display: 'none' });
onPhone(' h3', { fontSize: fontSize.body });
// In such a card the percentage is at the left of the progress bar, and each sum at the right of its name.
onPhone(` .${funding}`, {
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: `0 ${space[1]}`,
});
onPhone(` .${funding}>p>span+span`, { position: 'absolute', clipPath: 'inset(50%)' });
onPhone(` .${funding}>dl`, { gridColumn: '1/-1', gap: `0 ${space[1]}` });
onPhone(` .${funding} :is(dt,dd)`, { display: 'inline', fontSize: '.875rem' });
onPhone(` .${funding} dt`, { marginInlineEnd: '.4em' });
onPhone(` .${actions}`, { flexWrap: 'nowrap', gap: space[1] });
onPhone(` .${actions}>*`, { flex: '1 1 0', paddingInline: space[1], fontSize: fontSize.small });
