import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { components } from '../../blocks/index.ts';
import { liveBlocks } from '../../blocks/live-blocks.ts';
import { type RenderContext, SiteContext, useSite } from '../../blocks/site-context.ts';
import { kinds } from '../../content/kinds/index.ts';
import type { Routed } from '../../content/manifest.ts';
import type { Placement } from '../../content/placement.ts';
import type { Bodies } from './body.tsx';

const { a: Link, img: Picture } = components;

/** What takes scripts stays on the site: a link leads there. */
const OnSite = () => (
  <p>
    <Link href={useSite().entry?.route ?? '/'}>À voir sur le site</Link>
  </p>
);

const plainComponents: typeof components = {
  ...components,
  ...Object.fromEntries(Object.keys(liveBlocks).map((name) => [name, OnSite])),
  NoticeButton: () => <></>,
};

type Page = RenderContext & { entry: Routed };

/** The text of an article or a press release below its picture, as feeds hold it. */
export async function fullText(page: Page, { loadBody }: Bodies, placement: Placement) {
  const { path, image, frontmatter } = page.entry;
  const Content = await loadBody(path);
  const alt = ('alt' in frontmatter && frontmatter.alt) || '';
  return portableHtml(
    page,
    <>
      {image && <Picture src={image} alt={alt} />}
      <Content components={plainComponents} />
    </>,
    placement,
  );
}

/** The questions that a page shows, with the HTML of their answers. */
export const questionsOn = (page: Page, { loadBody }: Bodies, placement: Placement) =>
  Promise.all(
    page.faq
      .filter(({ entry }) => kinds[entry.kind].shownOn === page.entry.route)
      .map(async ({ entry }) => {
        const Content = await loadBody(entry.path);
        const answer = <Content key={entry.path} components={plainComponents} />;
        return { question: entry.title, answer: portableHtml(page, answer, placement) };
      }),
  );

/** A text as other programs show it, without the site's styles and scripts: its HTML, with absolute addresses. */
function portableHtml(page: Page, text: ReactNode, { origin, absolute }: Placement): string {
  const html = renderToStaticMarkup(<SiteContext value={page}>{text}</SiteContext>);
  const addressOf = (written: string) =>
    written.startsWith('#')
      ? absolute(page.entry.route) + written
      : written.replace(/^\//, `${origin}/`);
  // React writes `<` and `>` for tags only: no text and no attribute holds them.
  return html
    .replace(/<svg.*?<\/svg>|<\/?(?:picture|source)\b[^>]*>/gs, '')
    .replace(/<\w+ [^>]*>/g, (tag) =>
      tag.replace(/ ([\w-]+)="([^"]*)"/g, (attribute, name: string, value: string) => {
        if (name === 'href' || name === 'src') return ` ${name}="${addressOf(value)}"`;
        return KEPT.has(name) ? attribute : '';
      }),
    );
}

/** Attributes that mean something without the site's styles and scripts. */
const KEPT = new Set(
  'alt checked colspan datetime disabled height lang rowspan start type width'.split(' '),
);
