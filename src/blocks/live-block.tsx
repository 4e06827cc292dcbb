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
  /** Of no use without scripts. */
  scripted?: boolean;
}

/**
 * Renders a block at build time and marks it, with its data, for the browser to hydrate; on a light page nothing does.
 * React parts neighbouring texts by comments, which it looks for as it hydrates and which the rest of the page goes without.
 */
export function LiveBlock<P extends object>(live: LiveProps<P>) {
  const { name, block: Block, props, boxless, scripted } = live;
  const site = use(SiteContext);
  const newTab = use(NewTab);
  if (site?.light) return scripted ? null : <Block {...props} />;
  const html = renderToString(
    <SiteContext value={site}>
      <NewTab value={newTab}>
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
