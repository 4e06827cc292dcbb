import { type ComponentType, use } from 'react';
import { renderToString } from 'react-dom/server';
import { NewTab } from '../ui/link/link.tsx';
import type { LiveName } from './block-props.ts';
import * as styles from './elements.css.ts';
import { type RenderContext, SiteContext, useSite } from './site-context.ts';

interface LiveProps<P> {
  name: LiveName;
  block: ComponentType<P>;
  /** Plain data, sent to the browser as JSON. */
  props: P;
  /** `display: contents`, for a sticky block or a block without an element. */
  boxless?: boolean | undefined;
  /** Useless without scripts: absent from a light page. */
  scripted?: boolean;
}

/**
 * Renders a block at build time, with its data for the browser to hydrate it; a light page has its HTML alone.
 * `renderToString`, because hydration needs the comments between texts that static markup leaves out.
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

/** The component of a live block in a page; `propsFor` computes its data from the site and from its props there. */
export const liveBlock =
  <P extends object, Given = unknown>(
    live: Omit<LiveProps<P>, 'props'>,
    propsFor: (site: RenderContext, given: Given) => P,
  ) =>
  (given: Given) => <LiveBlock {...live} props={propsFor(useSite(), given)} />;
