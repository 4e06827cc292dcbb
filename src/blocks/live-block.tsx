import type { ComponentType } from 'react';
import type { LiveName } from './block-props.ts';
import * as styles from './elements.css.ts';
import { type RenderContext, useSite } from './site-context.ts';

interface LiveProps<P> {
  name: LiveName;
  /** Has no two texts side by side: static markup merges them, and React would not find the second one in the browser. */
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
      data-live={name}
      data-props={JSON.stringify(props)}
      data-no-plain={scripted && ''}
      className={boxless ? styles.boxless : styles.live}
    >
      <Block {...props} />
    </div>
  );
}

/** Creates the component of a live block; `propsFor` computes the props of `live.block` from the site and the MDX props. */
export const liveBlock =
  <P extends object, Given = unknown>(
    live: Omit<LiveProps<P>, 'props'>,
    propsFor: (site: RenderContext, given: Given) => P,
  ) =>
  (given: Given) => <LiveBlock {...live} props={propsFor(useSite(), given)} />;
