import type { HTMLAttributes } from 'react';
import { COLON } from '../../site/languages.ts';
import { visuallyHidden } from '../../theme/classes.css.ts';
import { kicker as kickerClass } from '../../ui/tag/tag.css.ts';
import { TitleText } from '../../ui/title-text.tsx';
import { useRenderContext } from '../render-context.ts';
import * as styles from './section.css.ts';

export interface BandTitleProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Short text above the title, inside it: screen readers read both together. */
  kicker?: string | undefined;
}

/** Title of a band, `##` in a text. */
export function BandTitle({ kicker, children, ...rest }: BandTitleProps) {
  const { lang } = useRenderContext();
  return (
    <h2 {...rest} className={styles.title}>
      {kicker && (
        <span className={kickerClass}>
          {kicker}
          <span className={visuallyHidden}>{COLON[lang]}</span>
        </span>
      )}
      {typeof children === 'string' ? <TitleText text={children} /> : children}
    </h2>
  );
}
