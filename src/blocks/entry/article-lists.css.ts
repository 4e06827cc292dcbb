import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** The articles of a category; on a desktop its name is at their left, sticky. */
export const group = style({
  ...t.stack(t.space[4]),
  paddingTop: t.space[3],
  borderTop: `2px solid ${t.color.border.firm}`,
  ...t.on.desktop({ gridTemplateColumns: '1fr 3fr' }),
});

globalStyle(
  `.${group}>h3`,
  t.on.desktop({
    position: 'sticky',
    top: `calc(${t.headerHeight} + ${t.space[3]})`,
    alignSelf: 'start',
  }),
);
