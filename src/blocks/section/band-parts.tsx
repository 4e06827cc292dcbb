import {
  Children,
  cloneElement,
  Fragment,
  type ImgHTMLAttributes,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react';
import { prose } from '../../theme/prose.css.ts';
import { ActionPlan, Steps } from '../entry/steps.tsx';
import { Actions } from '../notice-button/notice-button.tsx';
import { CurrentState } from '../register/money-receiver.tsx';
import { Below } from '../render-context.ts';
import { BandTitle, type BandTitleProps } from './band-title.tsx';
import * as styles from './section.css.ts';

export type BandLayout = keyof typeof styles.layout;

/** What stands beside a title: the elements of a text, buttons, steps and a date. */
const WORDS: ReadonlySet<unknown> = new Set<unknown>([
  'p',
  'h3',
  'h4',
  'ul',
  'ol',
  'dl',
  Actions,
  ActionPlan,
  CurrentState,
  Steps,
]);

export const isTitle = (node: ReactNode): node is ReactElement<BandTitleProps> =>
  isValidElement(node) && node.type === BandTitle;

/** The picture of a paragraph without words; undefined for any other node. */
export function pictureOf(node: ReactNode) {
  if (!isValidElement<PropsWithChildren>(node) || node.type !== 'p') return undefined;
  const { children } = node.props;
  const isPicture =
    isValidElement<ImgHTMLAttributes<HTMLElement>>(children) && 'src' in children.props;
  return isPicture ? children : undefined;
}

const isWords = (node: ReactNode) =>
  isValidElement<{ className?: string }>(node) &&
  WORDS.has(node.type) &&
  !node.props.className &&
  !pictureOf(node);

/** The nodes of a band in their order, without the white space between them. */
export const bandNodes = (children: ReactNode): ReactNode[] =>
  Children.toArray(children).flatMap((node) => {
    if (isValidElement<PropsWithChildren>(node) && node.type === Fragment)
      return bandNodes(node.props.children);
    return typeof node === 'string' && node.trim() === '' ? [] : [node];
  });

/** The nodes of a part of a band: a picture alone in its paragraph has the look of its band, and what follows it knows of it. */
export const dress = (layout: BandLayout, nodes: readonly ReactNode[]) =>
  nodes.map((node, at) => {
    const picture = pictureOf(node);
    if (picture)
      return (
        <p key={picture.props.src} className={styles.alone[layout]}>
          {layout === 'wide' ? cloneElement(picture, { className: styles.scene }) : picture}
        </p>
      );
    const isBelow = layout === 'wide' && pictureOf(nodes[at - 1]) !== undefined;
    return isBelow ? (
      <Below key="below" value>
        {node}
      </Below>
    ) : (
      node
    );
  });

/** How many nodes are the head of a band, and how many its head and body; in a wide band the others are below both. */
function partsOf(layout: BandLayout, nodes: readonly ReactNode[]): [head: number, body: number] {
  if (layout === 'beside') return [nodes.length - 1, nodes.length];
  const [first] = nodes;
  const isContents = layout === 'text' && isValidElement(first) && first.type === 'ul';
  const head = Number(isTitle(first) || isContents);
  if (layout === 'text') return [head, nodes.length];
  const end = nodes.findIndex((node, at) => at >= head && !isWords(node));
  const body = head === 0 ? 0 : end < 0 ? nodes.length : end;
  // A title without words has the whole width, too.
  return body === head ? [0, 0] : [head, body];
}

/**
 * What a band with a title holds. `text`: its title, or the table of contents above it, and the text. `beside`: all but the
 * last element, and the last. `wide`, for each title: the title, the words after it, and the rest in the whole width.
 */
export function BandParts({ layout, children }: { layout: BandLayout; children: ReactNode }) {
  const nodes = bandNodes(children);
  const next = layout === 'wide' ? nodes.findIndex((node, at) => at > 0 && isTitle(node)) : -1;
  const own = next < 0 ? nodes : nodes.slice(0, next);
  const [head, body] = partsOf(layout, own);
  const parts = [
    [styles.head, own.slice(0, head)],
    [isWords(own[head]) ? `${styles.body} ${styles.aligned}` : styles.body, own.slice(head, body)],
    [styles.whole, own.slice(body)],
  ] as const;
  return (
    <>
      {parts.map(
        ([look, part]) =>
          part.length > 0 && (
            <div key={look} className={`${prose} ${look}`}>
              {dress(layout, part)}
            </div>
          ),
      )}
      {next > 0 && <BandParts layout={layout}>{nodes.slice(next)}</BandParts>}
    </>
  );
}
