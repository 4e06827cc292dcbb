import { type ComponentType, use } from 'react';
import type { LiveName } from './block-props.ts';
import * as styles from './elements.css.ts';
import { type RenderContext, SiteContext, useSite } from './site-context.ts';

interface LiveProps<P> {
  name: LiveName;
  /** Has no two texts side by side: static markup merges them, and React would not find the second one in the browser. */
  block: ComponentType<P>;
  /** Plain data, sent to the browser as JSON. */
  props: P;
  /** The wrapper gets `display: contents`: for a sticky block, or a component that renders no element. */
  boxless?: boolean | undefined;
  /** Does nothing without scripts, so a light page (below `/leger`, without scripts) omits it. */
  scripted?: boolean;
}

/** Renders a block at build time, with its props as JSON, with which the browser hydrates it. A light page contains only the HTML. */
export function LiveBlock<P extends object>(live: LiveProps<P>) {
  const { name, block: Block, props, boxless, scripted } = live;
  // The search page is rendered without a context.
  const light = use(SiteContext)?.light;
  if (light) return scripted ? null : <Block {...props} />;
  return (
    <div
      data-live={name}
      data-props={JSON.stringify(props)}
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
