import { prose } from '../../theme/prose.css.ts';
import { fromDesktop } from '../../theme/screens.ts';
import type { BlockProps } from '../block-props.ts';
import { ContentPicture, highlight } from '../elements.tsx';
import * as styles from './boxes.css.ts';

export const Highlight = ({ figure: value, title, children }: BlockProps<'Highlight'>) => (
  <div className={value ? `${highlight} ${styles.withFigure}` : highlight}>
    {/* A `<div>`, not a `<p>`: rules for paragraphs, such as no-break spaces in the first one, do not apply to it. */}
    {value && <div className={styles.figure}>{value}</div>}
    <h3 className={styles.title}>{title}</h3>
    {children}
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
