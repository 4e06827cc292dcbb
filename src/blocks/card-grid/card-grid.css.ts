import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, space } from '../../theme/scale.ts';

const { background, border } = vars.color;

export const index = style({ borderBottom: `1px solid ${border.firm}` });

globalStyle(`.${index}>li`, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: space[1],
  alignItems: 'center',
  margin: 0,
  paddingBlock: 'clamp(1.125rem,3vw,1.5rem)',
  borderTop: `1px solid ${border.firm}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '4fr 5fr 1fr', columnGap: space[6] } },
});

globalStyle(`.${index}>li:hover`, { background: background.raised });

globalStyle(`.${index} h3`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: fontSize.h1,
});

// On a narrow screen the link ends the line of the title.
globalStyle(`.${index} p`, {
  gridArea: '2/1/3/3',
  '@media': { [media.desktop]: { gridArea: 'auto' } },
});

globalStyle(`.${index} a`, { justifySelf: 'end', fontWeight: fontWeight.strong });
