import type { ComponentType } from 'react';
import type { LiveBlockName } from './live.ts';

interface LiveProps<P> {
  /** Its name in `live.ts`. */
  name: LiveBlockName;
  block: ComponentType<P>;
  /** Plain data: it travels to the browser as JSON. */
  props: P;
}

/** Renders a block at build time and marks it, with its data, for the browser to bring to life. */
export function LiveBlock<P extends object>({ name, block: Block, props }: LiveProps<P>) {
  return (
    <div data-live={name} data-props={JSON.stringify(props)} style={{ display: 'contents' }}>
      <Block {...props} />
    </div>
  );
}
