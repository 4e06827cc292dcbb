import type { ReactNode } from 'react';
import { prose } from '../../theme/global.css.ts';
import { strong } from '../../ui/strong/strong.css.ts';
import { wovenTitle } from '../../ui/woven/woven.css.ts';
import * as styles from './section.css.ts';

interface SectionProps {
  tone?: 'plain' | 'deep' | 'tint' | 'strong';
  id?: string;
  layout?: 'text' | 'wide';
  children?: ReactNode;
}

/** A band of the page. In the text layout its title hangs in the margin of a wide screen. */
export const Section = ({ tone = 'plain', id, layout = 'text', children }: SectionProps) => (
  <section
    id={id}
    className={`${prose} ${wovenTitle} ${styles.layout[layout]} ${tone === 'strong' ? `${strong} ${styles.loud}` : styles.tone[tone]}`}
  >
    {children}
  </section>
);
