import { prose } from '../../theme/global.css.ts';
import { strong } from '../../ui/strong/strong.css.ts';
import { wovenTitle } from '../../ui/woven/woven.css.ts';
import type { BlockProps } from '../block-props.ts';
import { PictureSizes } from '../elements.tsx';
import * as styles from './section.css.ts';

/** A band of the page. In the text layout its title hangs in the margin of a wide screen. */
export const Section = ({
  tone = 'plain',
  id,
  layout = 'text',
  children,
}: BlockProps<'Section'>) => (
  <section
    id={id}
    className={`${prose} ${wovenTitle} ${styles.layout[layout]} ${tone === 'strong' ? `${strong} ${styles.loud}` : styles.tone[tone]}`}
  >
    {layout === 'wide' ? <PictureSizes value="100vw">{children}</PictureSizes> : children}
  </section>
);
