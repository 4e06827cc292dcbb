import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, headerHeight, media, space, touchTarget } from '../../theme/scale.ts';

export const list = style({
  display: 'grid',
  gap: space[4],
  paddingTop: space[3],
  borderTop: `2px solid ${vars.color.border.firm}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 3fr' } },
});

globalStyle(`.${list}>h3`, {
  fontSize: fontSize.h2,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: `calc(${headerHeight} + ${space[3]})`,
      alignSelf: 'start',
    },
  },
});

globalStyle(`.${list}>ul`, {
  display: 'grid',
  gap: `${space[6]} ${space[4]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'center',
  paddingBlock: space[4],
});

globalStyle(`.${pages} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
});
