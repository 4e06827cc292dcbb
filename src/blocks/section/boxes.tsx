import { prose } from '../../theme/prose.css.ts';
import { fromDesktop } from '../../theme/screens.ts';
import type { BlockProps } from '../block-props.ts';
import { ContentPicture, highlight } from '../elements.tsx';
import * as styles from './boxes.css.ts';

export function Highlight({ figure: value, title, children }: BlockProps<'Highlight'>) {
  const text = (
    <>
      <h3>{title}</h3>
      {children}
    </>
  );
  if (!value) return <div className={highlight}>{text}</div>;
  return (
    <div className={`${highlight} ${styles.withFigure}`}>
      {/* A `<div>`, not a `<p>`: rules for paragraphs, such as no-break spaces in the first one, do not apply to it. */}
      <div className={styles.figure}>{value}</div>
      <div className={prose}>{text}</div>
    </div>
  );
}

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
