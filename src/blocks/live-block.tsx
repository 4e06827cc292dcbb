import { type ComponentType, use } from 'react';
import { renderToString } from 'react-dom/server';
import { NewTab } from '../ui/link/link.tsx';
import type { LiveName } from './block-props.ts';
import * as styles from './elements.css.ts';
import { type RenderContext, SiteContext, useSite } from './site-context.ts';

interface LiveProps<P> {
  name: LiveName;
  block: ComponentType<P>;
  /** Plain data: it travels to the browser as JSON. */
  props: P;
  /** Without a box of its own, for a block that sticks to the page as it scrolls. */
  boxless?: boolean | undefined;
}

/**
 * Renders a block at build time and marks it, with its data, for the browser to hydrate. React parts neighbouring
 * texts by comments, which it looks for as it hydrates and which the rest of the page goes without.
 */
export function LiveBlock<P extends object>({ name, block: Block, props, boxless }: LiveProps<P>) {
  const html = renderToString(
    <SiteContext value={use(SiteContext)}>
      <NewTab value={use(NewTab)}>
        <Block {...props} />
      </NewTab>
    </SiteContext>,
  );
  return (
    <div
      data-live={name}
      data-props={JSON.stringify(props)}
      className={boxless ? styles.boxless : styles.live}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself wrote it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** A live block as pages place it; `gather` gives its data, from the site and from what the editor wrote. */
export const liveBlock =
  <P extends object, Written = unknown>(
    live: Omit<LiveProps<P>, 'props'>,
    gather: (site: RenderContext, written: Written) => P,
  ) =>
  (written: Written) => <LiveBlock {...live} props={gather(useSite(), written)} />;
