import {
  Children,
  createContext,
  type HTMLAttributes,
  isValidElement,
  type PropsWithChildren,
  use,
} from 'react';
import { COLON } from '../../site/languages.ts';
import { visuallyHidden } from '../../theme/classes.css.ts';
import { prose } from '../../theme/prose.css.ts';
import { strong } from '../../ui/classes.css.ts';
import { kicker as kickerClass } from '../../ui/tag/tag.css.ts';
import { longestWord, TitleText } from '../../ui/title-words.tsx';
import type { BlockProps } from '../block-props.ts';
import { PictureSizes, useSite } from '../site-context.ts';
import * as styles from './section.css.ts';
import './band-prose.css.ts';

/** Short text above the title that is rendered inside; undefined without one. */
const Kicker = createContext<string | undefined>(undefined);

/** Title of a band, `##` in a text. The `kicker` is inside the title: screen readers read both together. */
export function BandTitle({ children, ...rest }: HTMLAttributes<HTMLHeadingElement>) {
  const kicker = use(Kicker);
  const { lang } = useSite();
  const text = typeof children === 'string' ? children : '';
  return (
    <h2 {...rest} className={`${styles.title} ${longestWord(text)}`}>
      {kicker && (
        <span className={kickerClass}>
          {kicker}
          <span className={visuallyHidden}>{COLON[lang]}</span>
        </span>
      )}
      {text ? <TitleText text={text} /> : children}
    </h2>
  );
}

/** Content of a band. A kicker is above the title or, if the band has none, above the text. */
function Kicked({ kicker, children }: PropsWithChildren<{ kicker: string }>) {
  const nodes = Children.toArray(children);
  const at = nodes.findIndex((node) => isValidElement(node) && node.type === BandTitle);
  if (at < 0)
    return [
      <span key="kicker" className={kickerClass}>
        {kicker}
      </span>,
      nodes,
    ];
  return [
    nodes.slice(0, at),
    <Kicker key="title" value={kicker}>
      {nodes[at]}
    </Kicker>,
    nodes.slice(at + 1),
  ];
}

/** A band: a full-width section of a page. In the layout `text` the title is at the left of the text on a desktop. */
export function Section({ layout = 'text', tone = 'plain', ...band }: BlockProps<'Section'>) {
  const { id, kicker, children } = band;
  const ground = tone === 'strong' ? strong : styles.tone[tone];
  return (
    <section id={id} className={`${prose} ${styles.layout[layout]} ${ground}`}>
      <PictureSizes value={layout === 'wide' ? '100vw' : use(PictureSizes)}>
        {kicker ? <Kicked kicker={kicker}>{children}</Kicked> : children}
      </PictureSizes>
    </section>
  );
}
