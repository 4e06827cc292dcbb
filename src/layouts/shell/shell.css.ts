import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { headerHeight, space, zIndex } from '../../theme/scale.ts';

export const skip = style({
  position: 'fixed',
  top: space[1],
  left: space[2],
  zIndex: zIndex.toast,
  padding: `${space[1]} ${space[2]}`,
  background: vars.color.background.strong,
  color: vars.color.text.onStrong,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
});

globalStyle('#contenu', { display: 'block', paddingTop: headerHeight, outline: 'none' });
globalStyle('#app', { minHeight: '100vh', display: 'flex', flexDirection: 'column' });
globalStyle('#app > main', { flex: '1 0 auto' });
