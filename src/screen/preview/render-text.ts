import { renderContext } from '../../blocks/render-context.ts';
import { checked } from '../../check/checked.ts';
import { manifestOf } from '../../model/create-manifest.ts';
import type { Document } from '../../model/document.ts';
import { subsiteOf } from '../../model/subsites.ts';
import { renderMain, textsOfKind } from '../../server/main-html.tsx';
import { today } from '../../site/days.ts';
import { type Kind, kinds } from '../../site/kinds/index.ts';
import { langOf } from '../../site/languages.ts';
import { subsiteTheme } from '../../theme/subsites.css.ts';
import type { PictureData } from '../../values/picture.ts';
import type { StoredFile } from '../backends/backend.ts';
import { readWith } from '../check-file.ts';
import { compiledBody } from './compile-body.ts';

/** What the screen sends to the page of the preview: all texts and pictures, and the open text at each change. */
export interface PreviewMessage {
  files?: readonly StoredFile[];
  /** Address of each picture and PDF -> URL that shows it. */
  attachments?: ReadonlyMap<string, string>;
  edited?: StoredFile;
}

/**
 * Renders the page that shows the open text: HTML inside `main`, the class of its section and its language. Rejects with a
 * French sentence for a text that no page shows yet.
 */
export async function renderText(message: Required<PreviewMessage>) {
  const { files, edited, attachments } = message;
  const { content } = readWith(files, edited, attachments);
  const valid = content.documents.filter(({ frontmatter }) => frontmatter !== undefined);
  const documents = valid.map((one) => checked(one));
  const document = documents.find(({ file }) => file === edited.path);
  if (!document) throw new Error('L’aperçu attend les champs qui manquent.');
  const pictures = Object.fromEntries(Array.from(attachments, pictureOf));
  const manifest = manifestOf({ ...content, documents }, pictures, {
    today: today(),
    drafts: true,
  });
  const entry = manifest.byRoute.get(routeOf(document, documents) ?? '');
  if (!entry) throw new Error('Ce texte n’a pas encore de page : elle paraît dès qu’il est écrit.');
  const loadBody = (path: string) => {
    const found = documents.find((one) => one.path === path);
    if (!found) throw new Error(`No document has the path ${path}.`);
    return compiledBody(found);
  };
  const textsOf = <K extends Kind>(kind: K) => textsOfKind({ manifest, loadBody }, kind);
  const context = renderContext({
    manifest,
    entry,
    charter: entry.blocks?.includes('Charter') ? await textsOf('charte') : [],
    faq: entry.blocks?.includes('Faq') ? await textsOf('faq') : [],
    news: entry.kind === 'initiative' ? await textsOf('nouvelle') : [],
  });
  const html = renderMain({ ...context, entry }, await loadBody(entry.path));
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

/** A picture as it is stored: the site makes its sizes and formats when it is built. */
const pictureOf = ([address, src]: [string, string]): [string, PictureData] => [
  address,
  { src, width: 1200, height: 800, sources: [] },
];
