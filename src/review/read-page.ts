import { factsOfPage, isEditLink } from './facts-of-page.ts';
import {
  attribute,
  type Element,
  elementsOf,
  firstOf,
  isElement,
  parsePage,
  rawText,
} from './html-tree.ts';
import type { PageSnapshot } from './page-snapshot.ts';
import { type Block, cardTitle, oneLine, visibleBlocks } from './visible-text.ts';

type PageFile = Pick<PageSnapshot, 'route' | 'source'> & {
  html: string;
  /** The digests of the site's files. */
  files: ReadonlyMap<string, string>;
};

/** A built page as a value. */
export function readPage({ html, files, ...named }: PageFile): PageSnapshot {
  const root = parsePage(html);
  const head = firstOf(root, 'head') ?? root;
  const body = firstOf(root, 'body') ?? root;
  const main = firstOf(body, 'main');
  const mainBlocks = main ? visibleBlocks(main) : [];
  const frame = visibleBlocks(body, main);
  const all = [...elementsOf(body)];
  const title = textOf(firstOf(head, 'title'));
  const metas = metasOf(head);
  const share = (metas.get('og:image') ?? '').replace(/^(https?:\/\/[^/]+)?\//, '');
  const styles = [...elementsOf(head)].filter(({ tagName }) => tagName === 'style').map(rawText);
  const metadata = {
    Titre: title,
    Description: metas.get('description'),
    'Moteurs de recherche': metas.get('robots'),
    Langue: attribute(root, 'lang'),
  };
  return {
    ...named,
    title,
    metadata: Object.fromEntries(
      Object.entries(metadata).filter((pair): pair is [string, string] => Boolean(pair[1])),
    ),
    share: files.get(share) ?? share,
    main: mainBlocks,
    frame,
    notices: noticesOfPage(all),
    links: all
      .filter((element) => element.tagName === 'a' && !isEditLink(element))
      .map((link) => {
        const href = attribute(link, 'href') ?? '';
        return { href, text: textOf(link), card: cardAround(link) };
      })
      // Files of assets are compared as pictures.
      .filter(({ href }) => href !== '' && !href.startsWith('/assets/')),
    pictures: [...elementsOf(main ?? body)]
      .filter(({ tagName }) => tagName === 'img')
      .map((img) => {
        const src = attribute(img, 'src') ?? '';
        const content = files.get(src.slice(1)) ?? src;
        return { content, alt: attribute(img, 'alt') ?? '', card: cardAround(img) };
      }),
    facts: factsOfPage(body, [...mainBlocks, ...frame]),
    look: [...(main ? skeletonOf(main) : []), ...styles].join('\n').replaceAll('}', '}\n'),
  };
}

/** The title of the nearest card around an element. */
function cardAround({ parentNode }: Element): string | undefined {
  if (!parentNode || !isElement(parentNode)) return undefined;
  return cardTitle(parentNode) ?? cardAround(parentNode);
}

const textOf = (element: Element | undefined) => (element ? oneLine(rawText(element)) : '');

const metasOf = (head: Element) =>
  new Map(
    [...elementsOf(head)]
      .filter(({ tagName }) => tagName === 'meta')
      .map((meta) => [
        attribute(meta, 'name') ?? attribute(meta, 'property') ?? '',
        attribute(meta, 'content') ?? '',
      ]),
  );

/**
 * What a page shows in a notice after a click: written in attributes, so that neither its text nor a screenshot
 * shows it. Each notice once, in the order of the page.
 */
function noticesOfPage(elements: readonly Element[]): Block[] {
  const found = elements.flatMap((element) => [
    ...noticesIn({
      title: attribute(element, 'data-notice'),
      message: attribute(element, 'data-notice-message'),
    }),
    ...noticesIn(propsOf(element)),
  ]);
  return [...new Set(found)].map((text) => ({ text, heading: 0 }));
}

/** The properties of an island; undefined for any other element. */
function propsOf(element: Element): unknown {
  try {
    return JSON.parse(attribute(element, 'data-props') ?? 'null');
  } catch {
    return undefined;
  }
}

/** A notice is what has a title and a message, however deep it lies. */
function noticesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { title, message } = value as { title?: unknown; message?: unknown };
  return typeof title === 'string' && typeof message === 'string'
    ? [`${title} ${message}`]
    : Object.values(value).flatMap(noticesIn);
}

/** Attributes that are compared elsewhere, name a file by its digest, or are not visible. */
const UNSEEN =
  /^(id|name|for|href|src|srcset|sizes|alt|title|loading|decoding|fetchpriority|target|rel|(aria|data)-.*)$/;

/** Tags with what draws them, in order; the short generated class names stand for their rules. */
const skeletonOf = (main: Element): string[] =>
  [...elementsOf(main)].map(({ tagName, attrs }) => {
    const drawing = attrs.filter(({ name }) => !UNSEEN.test(name));
    return [tagName, ...drawing.map(({ name, value }) => `${name}=${value}`).sort()].join(' ');
  });
