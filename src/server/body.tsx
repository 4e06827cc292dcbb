import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sectionHeadings } from '../blocks/charter/charter.tsx';
import { components } from '../blocks/index.ts';
import { type RenderContext, SiteContext } from '../blocks/site-context.ts';
import type { Kind } from '../content/kinds/index.ts';
import { entriesOf, type Manifest, type Routed } from '../content/manifest.ts';
import { lightRouteOf } from '../content/outputs.ts';
import { pageOf } from '../content/route-of-file.ts';
import type { Words } from '../content/schema/interface.ts';
import { subsitesOf } from '../content/sections.ts';
import { LayoutOf } from '../layouts/layout-of.tsx';
import { withBase } from '../ui/base.ts';
import { Light, type LightForms } from '../ui/light.ts';
import { NewTab } from '../ui/link/link.tsx';
import { withWeight } from './light-document.ts';
import { lightForm, plainHtml } from './plain-html.ts';
import { preventWidows } from './prevent-widows.ts';

export type Body = ComponentType<{ components: typeof components }>;

export interface Bodies {
  manifest: Manifest;
  /** Loads the compiled body (an MDX component) of a file: `pages/contact.mdx`. */
  loadBody: (path: string) => Promise<Body>;
}

/** HTML inside `main` of a page, or of its light version (for slow networks) when the context has `light`. */
export function renderBody(context: RenderContext & { entry: Routed }, Content: Body): string {
  const html = renderToStaticMarkup(
    <SiteContext value={context}>
      <Light value={context.light}>
        <NewTab value={context.words.frame.newTab}>
          <LayoutOf entry={context.entry}>
            <Content components={components} />
          </LayoutOf>
        </NewTab>
      </Light>
    </SiteContext>,
  );
  if (context.light) return plainHtml(html, lightForm);
  return context.lang === 'fr'
    ? preventWidows(html, subsitesOf(context.manifest), phonesOf(context.manifest))
    : html;
}

const phonesOf = ({ site }: Manifest) => [site.phone, site.donation.phone];

/** Links and pictures of light pages: links to `routes` lead to light pages, pictures become links with their weight. */
export const lightForms = (
  words: Words['light'],
  routes: ReadonlySet<string>,
  weightOf?: (address: string) => number | undefined,
): LightForms => ({
  address: (href) => (routes.has(pageOf(href)) ? lightRouteOf(href) : href),
  picture({ src }, alt) {
    const file = (
      <a key={src} href={withBase(src)}>
        {withWeight(words, 'seePicture', weightOf?.(src))}
      </a>
    );
    return alt && [<i key={alt}>{alt}</i>, ' ', file];
  },
});

/** Entries of a kind whose texts are all on one page (charter, FAQ), in order, with their rendered bodies. */
export const sectionTexts = <K extends Kind>({ manifest, loadBody }: Bodies, kind: K) =>
  Promise.all(
    entriesOf(manifest, kind).map(async (entry) => {
      const Text = await loadBody(entry.path);
      return { entry, text: <Text components={{ ...components, ...sectionHeadings }} /> };
    }),
  );
