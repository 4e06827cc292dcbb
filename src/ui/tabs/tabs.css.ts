import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, parts } from '../../theme/layout.ts';
import { alive } from '../../theme/protocol.ts';
import { fontWeight, media, radius, space, touchTarget } from '../../theme/scale.ts';

/** One column on a phone; elsewhere one row, which never wraps. */
export const list = style({
  display: 'none',
  gap: space.half,
  marginBlockEnd: space[3],
  // Browsers without `:has()` scroll to an anchor without regard to the navigation bar, which would cover the tabs.
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
  // On a desktop the form is at the right of its introduction.
  ':has(>div)': on.desktop({
    display: 'grid',
    gridTemplateColumns: '5fr 7fr',
    columnGap: space[8],
  }),
  // The panel shows the picture of its tab again, larger, on screens with free space at the left of the form.
  ' img': { display: 'none', width: '20rem', height: 'auto', ...on.desktop({ display: 'block' }) },
  '>div': on.desktop({ gridArea: '1/2/99/3' }),
});

/** Heading of a panel, visible only without scripts, where the tabs are hidden. */
export const panelTitle = style({ selectors: { [`${alive} &`]: { display: 'none' } } });
