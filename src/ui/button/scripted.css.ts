import { style } from '@vanilla-extract/css';

const unscripted = ['html:not(.js)', '[data-failed]'];

/** Hides a button without scripts. The long selector is needed to override `display` of the button's own class. */
export const scripted = style({
  selectors: { [unscripted.map((state) => `${state} &`).join()]: { display: 'none' } },
});
