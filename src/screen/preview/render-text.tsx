import { renderToStaticMarkup } from 'react-dom/server';
import { sectionHeadings } from '../../blocks/charter/charter.tsx';
import { renderContext, SiteContext } from '../../blocks/site-context.ts';
import { LayoutOf } from '../../layouts/layout-of.tsx';
import { manifestOf } from '../../model/create-manifest.ts';
import type { Document } from '../../model/document.ts';
import { entriesOf, type Manifest } from '../../model/manifest.ts';
import { subsiteOf } from '../../model/subsites.ts';
import { today } from '../../site/days.ts';
import { type Kind, kinds } from '../../site/kinds/index.ts';
import { langOf } from '../../site/languages.ts';
import { subsiteTheme } from '../../theme/subsites.css.ts';
import { NewTab } from '../../ui/link/link.tsx';
import type { PictureData } from '../../values/picture.ts';
import { readWith } from '../check-file.ts';
import { compiledBody } from './compile-body.tsx';
import type { PreviewMessage } from './messages.ts';

/** The page that shows a text, as HTML inside `main`, with the class of its section and its language. */
export interface RenderedText {
  html: string;
  theme: string;
  lang: string;
}

/** Renders the page that shows the open text. Rejects with a French sentence for a text that no page shows yet. */
export async function renderText(message: Required<PreviewMessage>): Promise<RenderedText> {
  const { files, edited, attachments } = message;
  const { content } = readWith(files, edited, attachments);
  const documents = content.documents.filter(({ frontmatter }) => frontmatter !== undefined);
  const document = documents.find(({ file }) => file === edited.path);
  if (!document) throw new Error('L’aperçu attend les champs qui manquent.');
  const pictures = Object.fromEntries(Array.from(attachments, pictureOf));
  const manifest = manifestOf({ ...content, documents }, pictures, {
    today: today(),
    drafts: true,
  });
  const entry = manifest.byRoute.get(routeOf(document, documents) ?? '');
  const host = documents.find(({ path }) => path === entry?.path);
  if (!entry || !host)
    throw new Error('Ce texte n’a pas encore de page : elle paraît dès qu’il est écrit.');
  const textsOf = <K extends Kind>(kind: K) => compiledTexts(manifest, documents, kind);
  const context = {
    ...renderContext({
      manifest,
      entry,
      charter: entry.blocks?.includes('Charter') ? await textsOf('charte') : [],
      faq: entry.blocks?.includes('Faq') ? await textsOf('faq') : [],
      news: entry.kind === 'initiative' ? await textsOf('nouvelle') : [],
    }),
    entry,
  };
  const body = await compiledBody(host);
  const html = renderToStaticMarkup(
    <SiteContext value={context}>
      <NewTab value={context.words.frame.newTab}>
        <LayoutOf entry={entry}>{body}</LayoutOf>
      </NewTab>
    </SiteContext>,
  );
  const { theme } = subsiteOf(entry.route, manifest);
  return { html, theme: subsiteTheme[theme], lang: langOf(entry) };
}

/** Route of the page that shows a document: its own, that of all its kind, or that of its project. */
function routeOf({ kind, path, route }: Document, documents: readonly Document[]) {
  if (route || !kind) return route;
  const { place } = kinds[kind];
  if (place.page === 'shared') return place.route;
  const project = `${path.split('/').slice(0, -1).join('/')}.mdx`;
  return documents.find((one) => one.path === project)?.route ?? null;
}

/** All texts of a kind that one page shows, compiled. */
const compiledTexts = <K extends Kind>(
  manifest: Manifest,
  documents: readonly Document[],
  kind: K,
) =>
  Promise.all(
    entriesOf(manifest, kind).map(async (entry) => {
      const document = documents.find(({ path }) => path === entry.path);
      return { entry, text: document && (await compiledBody(document, sectionHeadings)) };
    }),
  );

/** A picture as it is stored: the site makes its sizes and formats when it is built. */
const pictureOf = ([address, src]: [string, string]): [string, PictureData] => [
  address,
  { src, width: 1200, height: 800, sources: [] },
];
