import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { alive } from '../../theme/protocol.ts';
import { fontWeight, media, space, touchTarget } from '../../theme/scale.ts';

export const list = style({
  display: 'none',
  flexWrap: 'wrap',
  gap: space.half,
  marginBlockEnd: space[3],
  borderBlockEnd: `2px solid ${vars.color.border.firm}`,
  // A browser without `:has()` knows of the header, not of a sub-site's navigation below it.
  '@supports': { 'not selector(:has(a))': { scrollMarginBlockStart: space[8] } },
  selectors: { [`${alive} &`]: { display: 'flex' } },
  '@media': { [media.forcedColors]: { borderBlockEndColor: 'Canvas' } },
});

export const tab = style({
  minBlockSize: touchTarget,
  padding: `${space[1]} ${space[2]}`,
  marginBlockEnd: '-2px',
  border: 0,
  borderBlockEnd: '4px solid transparent',
  background: 'transparent',
  fontWeight: fontWeight.label,
  selectors: {
    '&:hover': { background: vars.color.background.tint },
    '&[aria-selected=true]': {
      borderBlockEndColor: vars.color.accent.main,
      color: vars.color.text.accent,
    },
  },
  // A clear border is drawn there, which would underline every tab.
  '@media': {
    [media.forcedColors]: {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[aria-selected=true]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const panel = style({
  marginBlockEnd: space[5],
  selectors: {
    [`${alive} &`]: { marginBlockEnd: 0 },
    [`${alive} &:not([data-selected])`]: { display: 'none' },
  },
});

globalStyle(`.${panel}>p+*`, { marginBlockStart: space[2] });

// A form stands beside the words that lead to it.
globalStyle(`.${panel}:has(>div):not(:empty)`, {
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: '5fr 7fr', columnGap: space[8] },
  },
});
globalStyle(`.${panel}>div`, { '@media': { [media.desktop]: { gridArea: '1/2/99/3' } } });

/** The title of a panel, for when it has no tab. */
export const panelTitle = style({ selectors: { [`${alive} &`]: { display: 'none' } } });
