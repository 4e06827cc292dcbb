import {
  Children,
  cloneElement,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  use,
} from 'react';
import { COLON } from '../../content/languages.ts';
import { prose, visuallyHidden } from '../../theme/global.css.ts';
import { strong } from '../../ui/strong/strong.css.ts';
import type { BlockProps } from '../block-props.ts';
import { PictureSizes } from '../elements.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './section.css.ts';

const isTitle = (node: ReactNode): node is ReactElement<PropsWithChildren> =>
  isValidElement(node) && node.type === 'h2';

/** Content of a band. The `kicker` (short text above the title) is inside the title: screen readers read both together. */
function Named({ kicker, children }: Pick<BlockProps<'Section'>, 'kicker' | 'children'>) {
  const { lang } = useSite();
  if (!kicker) return children;
  const nodes = Children.toArray(children);
  const title = nodes.find(isTitle);
  const name = (
    <span className={styles.kicker}>
      {kicker}
      {title && <span className={visuallyHidden}>{COLON[lang]}</span>}
    </span>
  );
  const named = title && cloneElement(title, undefined, name, title.props.children);
  return named ? nodes.map((node) => (node === title ? named : node)) : [name, nodes];
}

/** A band: a full-width section of a page. In the layout `text` the title is at the left of the text on a desktop. */
export const Section = ({
  tone = 'plain',
  id,
  layout = 'text',
  ...content
}: BlockProps<'Section'>) => (
  <section
    id={id}
    className={`${prose} ${styles.layout[layout]} ${tone === 'strong' ? `${strong} ${styles.loud}` : styles.tone[tone]}`}
  >
    <PictureSizes value={layout === 'wide' ? '100vw' : use(PictureSizes)}>
      <Named {...content} />
    </PictureSizes>
  </section>
);
