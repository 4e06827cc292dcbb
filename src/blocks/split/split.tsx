import { prose } from '../../theme/global.css.ts';
import { fromDesktop, fromTablet } from '../../theme/screens.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';
import { split } from './split.css.ts';

export const Split = ({ image, alt, side = 'right', children }: BlockProps<'Split'>) => (
  <div className={split[side]}>
    <Picture
      picture={useSite().manifest.pictures[image]}
      alt={alt}
      sizes={`${fromDesktop} 36rem, ${fromTablet} 50vw, 100vw`}
    />
    <div className={prose}>{children}</div>
  </div>
);
