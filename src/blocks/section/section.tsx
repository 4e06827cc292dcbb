import { cloneElement, use } from 'react';
import { prose } from '../../theme/prose.css.ts';
import { strong } from '../../ui/classes.css.ts';
import { kicker as kickerClass } from '../../ui/tag/tag.css.ts';
import type { BlockProps } from '../block-props.ts';
import { PictureSizes } from '../render-context.ts';
import { BandParts, bandNodes, dress, isTitle, pictureOf } from './band-parts.tsx';
import * as styles from './section.css.ts';

/**
 * A band: a full-width section of a page. In the layout `text` the title is at the left of the text on a desktop. A kicker is
 * inside the title or, if the band has none, above the text.
 */
export function Section({ layout = 'text', tone = 'plain', ...band }: BlockProps<'Section'>) {
  const { id, kicker, children } = band;
  const nodes = bandNodes(children);
  const title = nodes.find(isTitle);
  const looks = [
    prose,
    styles.layout[layout],
    tone === 'strong' ? strong : styles.tone[tone],
    layout === 'wide' && pictureOf(nodes[0]) && styles.fromPicture,
    layout === 'wide' && pictureOf(nodes.at(-1)) && styles.toPicture,
  ];
  return (
    <section id={id} className={looks.filter(Boolean).join(' ')}>
      <PictureSizes value={layout === 'wide' ? '100vw' : use(PictureSizes)}>
        {kicker && !title && <span className={kickerClass}>{kicker}</span>}
        {title ? (
          <BandParts layout={layout}>
            {nodes.map((node) =>
              kicker && node === title ? cloneElement(title, { kicker }) : node,
            )}
          </BandParts>
        ) : (
          dress(layout, nodes)
        )}
      </PictureSizes>
    </section>
  );
}
