import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';
import { state } from './account.css.ts';

/** Id of the panel; with a dot, because ids of headings have none. */
export const PANEL_ANCHOR = 'fiche.soutien';

export const panel = style({
  // A link to the panel shows the title above it, too.
  scrollMarginBlockStart: t.space[10],
  containerType: 'inline-size',
  backgroundColor: t.color.background.raised,
  color: t.color.text.body,
});

/** Parts of the panel: where it is wide, its state and actions are at the left of where to pay and of the movements. */
export const inside = style({
  ...t.stack(`${t.space[3]} ${t.gap}`, 'minmax(0,1fr)'),
  alignItems: 'start',
  padding: t.inset,
  '@container': {
    [t.box.wide]: { gridTemplate: 'auto 1fr/2fr minmax(0,3fr)', gridAutoFlow: 'dense' },
  },
});

const at = (gridArea: string) => ({ '@container': { [t.box.wide]: { gridArea } } });

export const actions = style({
  ...t.stack(t.space[1], 'minmax(0,24rem)'),
  ...at('2/1/span 2'),
  // Buttons are not printed.
  ...t.on.print({ display: 'none' }),
});

t.parts(inside, {
  [`>:not(.${actions})`]: at('auto/2'),
  [`>.${state}+:not(.${actions})`]: at('1/2/span 2'),
  [`>.${state}.${state}`]: at('1/1'),
});
