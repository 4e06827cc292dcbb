import type { ComponentType } from 'react';
import type { LiveName } from './block-props.ts';
import * as styles from './elements.css.ts';
import { type RenderContext, useSite } from './site-context.ts';

interface LiveProps<P> {
  name: LiveName;
  block: ComponentType<P>;
  /** Plain data: it travels to the browser as JSON. */
  props: P;
  /** Without a box of its own, for a block that sticks to the page as it scrolls. */
  boxless?: boolean | undefined;
}

/** Renders a block at build time and marks it, with its data, for the browser to hydrate. */
export const LiveBlock = <P extends object>({
  name,
  block: Block,
  props,
  boxless,
}: LiveProps<P>) => (
  <div
    data-live={name}
    data-props={JSON.stringify(props)}
    className={boxless ? styles.boxless : styles.live}
  >
    <Block {...props} />
  </div>
);

/** A live block as pages place it; `gather` gives its data, from the site and from what the editor wrote. */
export const liveBlock =
  <P extends object, Written = unknown>(
    live: Omit<LiveProps<P>, 'props'>,
    gather: (site: RenderContext, written: Written) => P,
  ) =>
  (written: Written) => <LiveBlock {...live} props={gather(useSite(), written)} />;
