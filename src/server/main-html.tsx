import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { components } from '../blocks/index.ts';
import { type RenderContext, RenderProvider } from '../blocks/render-context.ts';
import { LayoutOf } from '../layouts/layout-of.tsx';
import { entriesOf, type Manifest, type Routed } from '../model/manifest.ts';
import type { PageData } from '../model/page-data.ts';
import type { SearchDocument } from '../model/search/search-index.ts';
import type { Kind } from '../site/kinds/index.ts';
import { NewTab } from '../ui/link/link.tsx';

/** Compiled body of a text. */
export type BodyComponent = ComponentType<{ components: typeof components }>;

export interface Bodies {
  manifest: Manifest;
  /** Loads the compiled body of a file: `pages/contact.mdx`. */
  loadBody: (path: string) => Promise<BodyComponent>;
}

/** Context of a page of the content. */
export type PageContext = RenderContext & { entry: Routed };

/** What is rendered inside `main` of a page of the content, and what is derived from it in one pass over its tree. */
export interface PageMain {
  data: PageData;
  context: PageContext;
  html: string;
  /** The same for the light version. */
  light: string;
  searchDocument: SearchDocument;
}

/** HTML inside `main` of a page: the layout of its kind around its body. */
export const renderMain = (context: PageContext, Body: BodyComponent): string =>
  renderIn(
    context,
    <LayoutOf entry={context.entry}>
      <Body components={components} />
    </LayoutOf>,
  );

/** HTML of a text alone, without the page that shows it, as feeds and structured data contain it. */
export const renderBody = (context: PageContext, Body: BodyComponent): string =>
  renderIn(context, <Body components={components} />);

const renderIn = (context: PageContext, children: ReactNode) =>
  renderToStaticMarkup(
    <RenderProvider value={context}>
      <NewTab value={context.words.frame.newTab}>{children}</NewTab>
    </RenderProvider>,
  );

/** Entries of a kind whose texts are all on one page (charter, FAQ), in order, with their bodies. */
export const textsOfKind = <K extends Kind>({ manifest, loadBody }: Bodies, kind: K) =>
  Promise.all(
    entriesOf(manifest, kind).map(async (entry) => {
      const Body = await loadBody(entry.path);
      return { entry, text: <Body components={components} /> };
    }),
  );
