import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sectionHeadings } from '../blocks/charter/charter.tsx';
import { components } from '../blocks/index.ts';
import { type RenderContext, SiteContext } from '../blocks/site-context.ts';
import { LayoutOf } from '../layouts/layout-of.tsx';
import { entriesOf, type Manifest, type Routed } from '../model/manifest.ts';
import type { PageData } from '../model/page-data.ts';
import type { SearchDocument } from '../model/search/search-index.ts';
import type { Kind } from '../site/kinds/index.ts';
import { NewTab } from '../ui/link/link.tsx';
import { type Parent, parseHtml } from './html-tree.ts';

export type BodyComponent = ComponentType<{ components: typeof components }>;

export interface Bodies {
  manifest: Manifest;
  /** Loads the compiled body (an MDX component) of a file: `pages/contact.mdx`. */
  loadBody: (path: string) => Promise<BodyComponent>;
}

/** HTML inside `main` of a page. */
export interface MainHtml {
  main: string;
  /** HTML of each text that the page shows, by the path of its file. */
  texts: ReadonlyMap<string, string>;
}

/** What is rendered inside `main` of a page of the content, with the data that it was made of. */
export interface PageMain extends MainHtml {
  data: PageData;
  context: RenderContext & { entry: Routed };
  searchDocument: SearchDocument;
}

/** What was parsed last: the trees of all pages together would fill the memory. */
let latest: { main: string; tree: Parent } | undefined;

/** The HTML inside `main` of a page, parsed; not to be changed. */
export function treeOf(main: string): Parent {
  if (latest?.main !== main) latest = { main, tree: parseHtml(main) };
  return latest.tree;
}

/** Marks of the texts in the HTML of a page. Unicode reserves these characters for the inside of programs: no text has any. */
const START = '\ufdd0';
const PATH_END = '\ufdd1';
const END = '\ufdd2';
const MARKS = /(\ufdd0[^\ufdd1]*\ufdd1|\ufdd2)/;

/** A text between marks, by which `renderMain` finds its HTML. */
const marked = (path: string, text: ReactNode) => (
  <>
    {START + path + PATH_END}
    {text}
    {END}
  </>
);

/** Renders the HTML inside `main`, one time: light pages, feeds, the search and structured data are derived from it. */
export function renderMain(
  context: RenderContext & { entry: Routed },
  Content: BodyComponent,
): MainHtml {
  const html = renderToStaticMarkup(
    <SiteContext value={context}>
      <NewTab value={context.words.frame.newTab}>
        <LayoutOf entry={context.entry}>
          {marked(context.entry.path, <Content components={components} />)}
        </LayoutOf>
      </NewTab>
    </SiteContext>,
  );
  const texts = new Map<string, string>();
  const open: { path: string; start: number }[] = [];
  let main = '';
  for (const part of html.split(MARKS)) {
    if (part.startsWith(START)) open.push({ path: part.slice(1, -1), start: main.length });
    else if (part === END) {
      const text = open.pop();
      if (text) texts.set(text.path, main.slice(text.start));
    } else main += part;
  }
  return { main, texts };
}

/** Entries of a kind whose texts are all on one page (charter, FAQ), in order, with their rendered bodies. */
export const textsOfKind = <K extends Kind>({ manifest, loadBody }: Bodies, kind: K) =>
  Promise.all(
    entriesOf(manifest, kind).map(async (entry) => {
      const Body = await loadBody(entry.path);
      const text = <Body key={entry.path} components={{ ...components, ...sectionHeadings }} />;
      return { entry, text: marked(entry.path, text) };
    }),
  );
