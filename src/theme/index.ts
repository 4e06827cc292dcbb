/**
 * The theme under one name, for style files: `import * as t from '../../theme/index.ts'`. Components import classes from
 * `classes.css.ts` and queries from `screens.ts`, so that browsers do not load the whole theme.
 */
import { vars } from './contract.css.ts';

export const { color, column, font, horizon, motif, ribbon } = vars;
export * from './classes.css.ts';
export * from './layout.ts';
export * from './pigments.ts';
export { alive } from './protocol.ts';
export * from './scale.ts';
