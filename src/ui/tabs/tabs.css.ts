import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, parts } from '../../theme/layout.ts';
import { alive } from '../../theme/protocol.ts';
import { fontWeight, media, radius, space, touchTarget } from '../../theme/scale.ts';

/** Rows on a phone, columns beside each other elsewhere: never two lines of tabs. */
export const list = style({
  display: 'none',
  gap: space.half,
  marginBlockEnd: space[3],
  // A browser without `:has()` knows of the header, not of a sub-site's navigation below it.
  '@supports': { 'not selector(:has(a))': { scrollMarginBlockStart: space[8] } },
  selectors: { [`${alive} &`]: { display: 'grid' } },
  ...on.tablet({ gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: space[2] }),
});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: touchTarget,
  padding: space[1],
  border: '2px solid transparent',
  borderRadius: radius.small,
  background: vars.color.background.tint,
  fontWeight: fontWeight.label,
  textAlign: 'start',
  selectors: {
    '&[aria-selected=true]': {
      borderColor: vars.color.accent.main,
      background: vars.color.background.raised,
      color: vars.color.text.accent,
    },
  },
  '@media': {
    [media.tablet]: { flexDirection: 'column', textAlign: 'center' },
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: { '&[aria-selected=true]': { borderColor: 'Highlight' } },
    },
  },
});

globalStyle(`.${tab} img`, { width: 'clamp(3.5rem,10vw,8rem)', height: 'auto' });

export const panel = style({
  marginBlockEnd: space[5],
  selectors: {
    [`${alive} &`]: { marginBlockEnd: 0 },
    [`${alive} &:not([data-selected])`]: { display: 'none' },
  },
});

parts(panel, {
  '>p+*': { marginBlockStart: space[2] },
  // A form stands beside the words that lead to it.
  ':has(>div)': on.desktop({
    display: 'grid',
    gridTemplateColumns: '5fr 7fr',
    columnGap: space[8],
  }),
  // Where there is room beside the form, the picture of its tab, large.
  ' img': { display: 'none', width: '20rem', height: 'auto', ...on.desktop({ display: 'block' }) },
  '>div': on.desktop({ gridArea: '1/2/99/3' }),
});

/** The title of a panel, for when it has no tab. */
export const panelTitle = style({ selectors: { [`${alive} &`]: { display: 'none' } } });
