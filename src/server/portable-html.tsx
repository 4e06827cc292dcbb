import { renderToStaticMarkup } from 'react-dom/server';
import { components } from '../blocks/index.ts';
import { liveBlocks } from '../blocks/live-blocks.ts';
import { type RenderContext, SiteContext, useSite } from '../blocks/site-context.ts';
import type { Entry } from '../content/manifest.ts';
import { plainHtml, portableForm } from './plain-html.ts';
import type { Site } from './site.ts';

const { a: Link, img: Picture } = components;

/** What takes scripts stays on the site: a link leads there. */
function OnSite() {
  const { entry, words } = useSite();
  return <Link href={entry?.route ?? '/'}>{words.feed.live}</Link>;
}

const plain: typeof components = {
  ...components,
  ...Object.fromEntries(Object.keys(liveBlocks).map((name) => [name, OnSite])),
  NoticeButton: () => <></>,
};

/** The text of a file below its picture, as programs show it that read feeds: HTML with absolute addresses. */
export async function portableHtml(
  { loadBody, placement: { origin, absolute } }: Site,
  page: RenderContext,
  { path, image, frontmatter }: Entry,
): Promise<string> {
  const Content = await loadBody(path);
  const alt = ('alt' in frontmatter && frontmatter.alt) || '';
  const here = absolute(page.entry?.route ?? '/');
  const html = renderToStaticMarkup(
    <SiteContext value={page}>
      {image && <Picture src={image} alt={alt} />}
      <Content components={plain} />
    </SiteContext>,
  );
  const originOf = (address: string) => (address.startsWith('#') ? here : origin);
  return plainHtml(html, portableForm(originOf));
}
