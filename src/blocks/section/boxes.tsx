import { prose } from '../../theme/prose.css.ts';
import { fromDesktop } from '../../theme/screens.ts';
import type { BlockProps } from '../block-props.ts';
import { ContentPicture, highlight } from '../elements.tsx';
import * as styles from './boxes.css.ts';

export const Highlight = ({ figure, title, children }: BlockProps<'Highlight'>) => (
  <div className={highlight}>
    {/* A `<div>`, not a `<p>`: rules for paragraphs, such as no-break spaces in the first one, do not apply to it. */}
    {figure && <div className={styles.figure}>{figure}</div>}
    <div className={prose}>
      <h3>{title}</h3>
      {children}
    </div>
  </div>
);

/** A picture next to a text; `side` is the side of the picture. */
export const Split = ({ image, alt, side = 'right', children }: BlockProps<'Split'>) => (
  <div className={styles.split[side]}>
    <ContentPicture
      src={image}
      alt={alt}
      sizes={`${fromDesktop} 36rem, 100vw`}
      className={styles.picture}
    />
    <div className={prose}>{children}</div>
  </div>
);
