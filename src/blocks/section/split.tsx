import { prose } from '../../theme/global.css.ts';
import { fromDesktop } from '../../theme/screens.ts';
import type { BlockProps } from '../block-props.ts';
import { ContentPicture } from '../elements.tsx';
import { split } from './boxes.css.ts';

/** A picture next to a text; `side` is the side of the picture. */
export const Split = ({ image, alt, side = 'right', children }: BlockProps<'Split'>) => (
  <div className={split[side]}>
    <ContentPicture src={image} alt={alt} sizes={`${fromDesktop} 36rem, 100vw`} />
    <div className={prose}>{children}</div>
  </div>
);
