import { renderToStaticMarkup } from 'react-dom/server';
import { components } from '../../blocks/index.ts';
import { liveBlocks } from '../../blocks/live-blocks.ts';
import { type RenderContext, SiteContext, useSite } from '../../blocks/site-context.ts';
import type { Entry } from '../../content/manifest.ts';
import type { Placement } from '../../content/placement.ts';
import type { Bodies } from './body.tsx';

const { a: Link, img: Picture } = components;

/** What takes scripts stays on the site: a link leads there. */
const OnSite = () => <Link href={useSite().entry?.route ?? '/'}>À voir sur le site</Link>;

const plain: typeof components = {
  ...components,
  ...Object.fromEntries(Object.keys(liveBlocks).map((name) => [name, OnSite])),
  NoticeButton: () => <></>,
};

/** Gives the text of a file below its picture as programs show it that read feeds: HTML with absolute addresses. */
export const portableHtml =
  ({ loadBody }: Bodies, { origin, absolute }: Placement) =>
  async (page: RenderContext, { path, image, frontmatter }: Entry): Promise<string> => {
    const Content = await loadBody(path);
    const alt = ('alt' in frontmatter && frontmatter.alt) || '';
    const here = absolute(page.entry?.route ?? '/');
    // React writes `<` and `>` for tags only: no text and no attribute holds them.
    return renderToStaticMarkup(
      <SiteContext value={page}>
        {image && <Picture src={image} alt={alt} />}
        <Content components={plain} />
      </SiteContext>,
    )
      .replace(/<svg.*?<\/svg>|<\/?(?:picture|source)\b[^>]*>/gs, '')
      .replace(/<\w+ [^>]*>/g, (tag) => tag.replace(MEANINGLESS, ''))
      .replace(/ (?:href|src)="(?=([#/]))/g, (name, sign) => name + (sign === '#' ? here : origin));
  };

/** Attributes for the site's styles and scripts alone. */
const MEANINGLESS =
  / (?!(?:alt|checked|colspan|datetime|disabled|height|href|lang|rowspan|src|start|type|width)=)[\w-]+="[^"]*"/g;
