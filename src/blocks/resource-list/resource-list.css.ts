import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

const { background, border } = vars.color;

export const sheets = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,13.5rem),1fr))',
});

// A sheet with its corner folded.
globalStyle(`.${sheets}>li`, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
  margin: 0,
  padding: `${space[6]} ${space[3]} ${space[3]}`,
  background: `linear-gradient(225deg,#0000 2.1rem,${border.soft} 0 2.2rem,${background.band} 0 4.2rem,${background.raised} 0)`,
  filter: `drop-shadow(0 1px 2px #0003)`,
});

globalStyle(`.${sheets} h3+p`, { marginBottom: 'auto' });
