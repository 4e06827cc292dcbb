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
  /** The wrapper gets `display: contents`: for a sticky block, or a component that renders no element. */
  boxless?: boolean | undefined;
  /** Does nothing without scripts, so a light page (below `/leger`, without scripts) omits it. */
  scripted?: boolean;
}

/**
 * Renders a block at build time, with its props as JSON, with which the browser hydrates it. A light page contains only the
 * HTML. `renderToString`, because static markup omits the comments between texts, which hydration needs.
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

/** Creates the component of a live block; `propsFor` computes the props of `live.block` from the site and the MDX props. */
export const liveBlock =
  <P extends object, Given = unknown>(
    live: Omit<LiveProps<P>, 'props'>,
    propsFor: (site: RenderContext, given: Given) => P,
  ) =>
  (given: Given) => <LiveBlock {...live} props={propsFor(useSite(), given)} />;
