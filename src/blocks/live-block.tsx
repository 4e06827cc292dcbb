import type { ComponentType } from 'react';
import type { LiveBlockName } from './live.ts';
import * as styles from './live-block.css.ts';

interface LiveProps<P> {
  /** Its name in `live.ts`. */
  name: LiveBlockName;
  block: ComponentType<P>;
  /** Plain data: it travels to the browser as JSON. */
  props: P;
  /** Without a box of its own, for a block that sticks to the page as it scrolls. */
  boxless?: boolean;
}

/** Renders a block at build time and marks it, with its data, for the browser to bring to life. */
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
