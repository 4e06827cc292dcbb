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

/** The first part of the page with a picture, which touches the edge of the screen. */
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
        // The picture fades out at the left, so that no edge separates it from the text.
        maskImage: 'linear-gradient(90deg,#0000,#000 30%)',
      },
      [media.print]: { display: 'none' },
    },
  },
  [`>.${words}`]: on.tablet({ paddingInlineEnd: space[6] }),
});

/** An icon on a light disc: icons have several colours, which would not all contrast with the deep background. */
export const icon = style({
  padding: space[1],
  borderRadius: radius.round,
  background: vars.color.background.raised,
  color: vars.color.text.body,
  fontSize: fontSize.h2,
});

globalStyle(`.${words}>p`, { maxInlineSize: '25.6em' });

/** Band as wide as the page with the facts of a project: location, theme, status, money. */
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

/** On a phone each line has one fact, after its name; on a wide screen all facts are in a row. */
export const list = style({ ...stack(space[1]), ...on.desktop(wrap(`${space[2]} ${space[6]}`)) });

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  ...on.desktop({ display: 'block' }),
});

export const label = style({ flexBasis: '5rem', ...quiet, fontWeight: fontWeight.text });

/** With large letters the value wraps below its name. */
export const value = style({ flex: '1 1 6rem', fontWeight: fontWeight.strong });

/** Bands (`<section>`) have the whole width; text outside a band is in the middle column. */
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

// Hides the funding among the facts when the text begins with a support panel, which shows it too.
globalStyle(`.${facts}:has(+.${body}>section:first-child>aside)>div`, { display: 'none' });

// On a wide screen the support panel is sticky at the right of the text.
const PANEL = '22rem';
const withPanel = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`.${body}:has(>section>aside)${selector}`, on.desktop(rule));

withPanel('', { position: 'relative' });
withPanel('>:not(section)', { marginInlineEnd: `calc(${PANEL} + ${space[8]})` });
withPanel('>section', { paddingInlineEnd: `calc(${gutter} + ${PANEL} + ${space[8]})` });
withPanel('>section:has(>aside)', {
  position: 'absolute',
  insetBlock: space[8],
  insetInlineEnd: gutter,
  inlineSize: PANEL,
  padding: 0,
  background: 'none',
});
withPanel('>section>aside', { position: 'sticky', top: `calc(${barsHeight} + ${space[3]})` });

// Hides the heading of the panel from view: its button has the same text.
globalStyle(`.${body}>section:has(>aside)>h2`, {
  position: 'absolute',
  opacity: 0,
  pointerEvents: 'none',
});
