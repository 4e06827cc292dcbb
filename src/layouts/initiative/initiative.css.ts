import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, parts, quiet, stack, wrap } from '../../theme/layout.ts';
import {
  barsHeight,
  fontSize,
  fontWeight,
  gutter,
  measure,
  media,
  radius,
  space,
} from '../../theme/scale.ts';

export const words = style({
  ...stack(space[2]),
  alignContent: 'center',
  justifyItems: 'start',
  padding: `${space[3]} ${gutter} ${space[6]}`,
  ...on.print({ paddingBlock: 0 }),
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '15rem',
  maxBlockSize: ['36vh', '40svh'],
  objectFit: 'cover',
});

/** An opening with a picture, which goes out to the edge of the screen. */
export const illustrated = style({
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: '7fr 5fr' },
    [media.print]: { display: 'block' },
  },
});

parts(illustrated, {
  [` .${picture}`]: {
    '@media': {
      [media.tablet]: {
        order: 1,
        minBlockSize: '24rem',
        maxBlockSize: '40rem',
        // No edge cuts the opening in two.
        maskImage: 'linear-gradient(90deg,#0000,#000 30%)',
      },
      [media.print]: { display: 'none' },
    },
  },
  [`>.${words}`]: on.tablet({ paddingInlineEnd: space[6] }),
});

/** On a disc of paper, whatever its colours are. */
export const icon = style({
  padding: space[1],
  borderRadius: radius.round,
  background: vars.color.background.raised,
  color: vars.color.text.body,
  fontSize: fontSize.h2,
});

globalStyle(`.${words}>p`, { maxInlineSize: '25.6em' });

/** What stands at the head of a file: place, theme, status and money, across the page. */
export const facts = style({
  ...stack(space[3]),
  padding: `${space[4]} ${gutter}`,
  borderBlockEnd: `1px solid ${vars.color.border.soft}`,
  backgroundColor: vars.color.background.raised,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', columnGap: space[8], alignItems: 'center' },
    [media.desktop]: { gridTemplateColumns: '7fr 5fr' },
    [media.print]: { paddingBlock: space[2] },
  },
});

globalStyle(`.${facts}>:is(ol,p)`, { margin: 0, ...on.tablet({ gridColumn: '1/-1' }) });

/** On a phone one line a fact, its name before it; side by side where there is room. */
export const list = style({ ...stack(space[1]), ...on.desktop(wrap(`${space[2]} ${space[6]}`)) });

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  ...on.desktop({ display: 'block' }),
});

export const label = style({ flexBasis: '5rem', ...quiet, fontWeight: fontWeight.text });

/** Below its name where large letters leave it no room beside. */
export const value = style({ flex: '1 1 6rem', fontWeight: fontWeight.strong });

/** Bands take the whole width; text that stands outside a band keeps to the page's column. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: `${gutter} minmax(0, 1fr) ${gutter}`,
});

globalStyle(`:where(.${body}>*,.${body}>[data-live]>*)`, {
  gridColumn: 2,
  marginBlockStart: space[3],
});

globalStyle(`:where(.${body}>section)`, { gridColumn: '1 / -1', marginBlockStart: 0 });

globalStyle(`:where(.${body}>:is(p,ul,ol,blockquote))`, { maxInlineSize: measure });

globalStyle(`:where(.${body}>h2)`, { marginBlockStart: space[8] });

globalStyle(`:where(.${body}>:not(section):has(+section))`, { marginBlockEnd: space[8] });

globalStyle(`:where(.${body}>:not(section):last-child)`, { marginBlockEnd: space[10] });

// A panel that opens the text says it all again.
globalStyle(`.${facts}:has(+.${body}>section:first-child>aside)>div`, { display: 'none' });

// Beside the text of a wide screen the support panel stays in view.
const PANEL = '22rem';
const beside = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`.${body}:has(>section>aside)${selector}`, on.desktop(rule));

beside('', { position: 'relative' });
beside('>:not(section)', { marginInlineEnd: `calc(${PANEL} + ${space[8]})` });
beside('>section', { paddingInlineEnd: `calc(${gutter} + ${PANEL} + ${space[8]})` });
beside('>section:has(>aside)', {
  position: 'absolute',
  insetBlock: space[8],
  insetInlineEnd: gutter,
  inlineSize: PANEL,
  padding: 0,
  background: 'none',
});
beside('>section>aside', { position: 'sticky', top: `calc(${barsHeight} + ${space[3]})` });

// Its button says the same.
globalStyle(`.${body}>section:has(>aside)>h2`, {
  position: 'absolute',
  opacity: 0,
  pointerEvents: 'none',
});
