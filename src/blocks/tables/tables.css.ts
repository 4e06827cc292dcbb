import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Limited width: an amount must not be far from the name of its line. */
export const budget = style({ maxInlineSize: '56rem' });

// On the narrowest phones padding shrinks, because neither amounts nor words may break.
const cells = `table.${budget} :is(th,td)`;

globalStyle(cells, { paddingInline: t.space[1], overflowWrap: 'anywhere' });

globalStyle(`.${budget} tbody th`, {
  minInlineSize: '6em',
  fontWeight: t.fontWeight.text,
  overflowWrap: 'break-word',
});
