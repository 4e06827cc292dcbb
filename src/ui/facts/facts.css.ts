import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** A list of facts (`<dl>`), each below its name. */
export const facts = style({});

t.parts(facts, {
  ' dt': { ...t.quiet, fontWeight: t.fontWeight.text },
  ' dd': { marginBlockEnd: t.space[1], fontWeight: t.fontWeight.label },
});
