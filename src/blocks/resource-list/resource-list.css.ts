import { globalStyle, style } from '@vanilla-extract/css';
import { breakEvenly } from '../../theme/break-evenly.ts';
import { vars } from '../../theme/contract.css.ts';
import { shadow } from '../../theme/depth.ts';
import { media, space } from '../../theme/scale.ts';

const { background, border } = vars.color;

export const sheets = style({
  display: 'grid',
  gap: space[4],
});

// Three fit from `media.desktop` on, where the odd one out below has its column again.
breakEvenly(sheets, { least: '19.15rem', gap: space[4] });

// A folded corner.
globalStyle(`.${sheets}>li`, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
  margin: 0,
  padding: `${space[4]} ${space[3]} ${space[3]}`,
  background: `linear-gradient(45deg,${border.soft} 2.12rem,#0000 0) 100% 0/3rem 3rem no-repeat,linear-gradient(225deg,#0000 2.12rem,${background.raised} 0)`,
  filter: `drop-shadow(${shadow.sheet})`,
});

// Two by two, the odd one out takes the line.
globalStyle(`.${sheets}>:last-child:nth-child(odd)`, {
  '@media': { [media.tablet]: { gridColumn: '1/-1' }, [media.desktop]: { gridColumn: 'auto' } },
});

// Its label and title keep clear of the fold.
globalStyle(`.${sheets}>li>p:first-child`, { marginRight: space[3] });

globalStyle(`.${sheets} h3+p`, { marginBottom: 'auto' });
