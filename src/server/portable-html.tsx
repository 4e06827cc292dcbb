import { renderToStaticMarkup } from 'react-dom/server';
import { components } from '../blocks/index.ts';
import { liveBlocks } from '../blocks/live-blocks.ts';
import { type RenderContext, SiteContext, useSite } from '../blocks/site-context.ts';
import type { Entry } from '../content/manifest.ts';
import { plainHtml, portableForm } from './plain-html.ts';
import type { SiteState } from './site-state.ts';

const { a: Link, img: Picture } = components;

/** Replaces a live block, which needs scripts, with a link to the page. */
function OnSite() {
  const { entry, words } = useSite();
  return <Link href={entry?.route ?? '/'}>{words.feed.live}</Link>;
}

const portableComponents: typeof components = {
  ...components,
  ...Object.fromEntries(Object.keys(liveBlocks).map((name) => [name, OnSite])),
  NoticeButton: () => <></>,
};

/** Picture and body of an entry as HTML for feed readers and search engines, with absolute addresses. */
export async function portableHtml(
  { loadBody, placement: { origin, absolute } }: SiteState,
  page: RenderContext,
  { path, image, frontmatter }: Entry,
): Promise<string> {
  const Content = await loadBody(path);
  const alt = ('alt' in frontmatter && frontmatter.alt) || '';
  const here = absolute(page.entry?.route ?? '/');
  const html = renderToStaticMarkup(
    <SiteContext value={page}>
      {image && <Picture src={image} alt={alt} />}
      <Content components={portableComponents} />
    </SiteContext>,
  );
  const originOf = (address: string) => (address.startsWith('#') ? here : origin);
  return plainHtml(html, portableForm(originOf));
}
