import type { ReactNode } from 'react';
import { prose } from '../../theme/global.css.ts';
import { fromDesktop, fromTablet } from '../../theme/screens.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { useSite } from '../site-context.ts';
import { split } from './split.css.ts';

interface SplitProps {
  image: string;
  alt: string;
  /** The side of the picture on a wide screen; it comes first on a phone. */
  side?: 'left' | 'right';
  children?: ReactNode;
}

/** Words beside a picture. */
export const Split = ({ image, alt, side = 'right', children }: SplitProps) => (
  <div className={split[side]}>
    <Picture
      picture={useSite().manifest.pictures[image]}
      alt={alt}
      sizes={`${fromDesktop} 36rem, ${fromTablet} 50vw, 100vw`}
    />
    <div className={prose}>{children}</div>
  </div>
);
