import type { ComponentType } from 'react';
import * as styles from './elements.css.ts';
import { islandProps } from './island.ts';
import type { LiveName } from './live.ts';

interface LiveProps<P> {
  name: LiveName;
  /**
   * In its JSX no text stands directly beside another, as in `{a} {b}`: in the HTML of the build they are one text, where
   * React expects two when it hydrates the block.
   */
  block: ComponentType<P>;
  /** Plain data, sent to the browser as JSON. */
  props: P;
  /** The wrapper gets `display: contents`: for a sticky block, or a component that renders no element. */
  boxless?: boolean | undefined;
  /** Does nothing without scripts: light pages and feeds leave it out. */
  scripted?: boolean;
}

/** Renders a block at build time, with its props as JSON, with which the browser hydrates it. */
export function LiveBlock<P extends object>(live: LiveProps<P>) {
  const { name, block: Block, props, boxless, scripted } = live;
  return (
    <div
      {...islandProps(name, props)}
      data-no-plain={scripted && ''}
      className={boxless ? styles.boxless : styles.live}
    >
      <Block {...props} />
    </div>
  );
}
