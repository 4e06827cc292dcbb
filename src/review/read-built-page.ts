import {
  attributeOf,
  type Element,
  elementsOf,
  firstOf,
  isElement,
  parsePage,
  rawText,
} from '../values/html-tree.ts';
import type { PageSnapshot } from './page-snapshot.ts';
import { isEditLink, sensitiveValuesOfPage } from './sensitive-values.ts';
import { type Block, cardTitle, oneLine, visibleBlocks } from './visible-text.ts';

type PageFile = Pick<PageSnapshot, 'route' | 'source'> & {
  html: string;
  /** Name of a file of the site -> its SHA-256. */
  files: ReadonlyMap<string, string>;
};

/** Parses the HTML of a built page. */
export function readBuiltPage({ html, files, ...named }: PageFile): PageSnapshot {
  const root = parsePage(html);
  const head = firstOf(root, 'head') ?? root;
  const body = firstOf(root, 'body') ?? root;
  const main = firstOf(body, 'main');
  const mainBlocks = main ? visibleBlocks(main) : [];
  const frame = visibleBlocks(body, main);
  const all = [...elementsOf(body)];
  const title = textOf(firstOf(head, 'title'));
  const metas = metasOf(head);
  const shareImage = (metas.get('og:image') ?? '').replace(/^(https?:\/\/[^/]+)?\//, '');
  const styles = [...elementsOf(head)].filter(({ tagName }) => tagName === 'style').map(rawText);
  const metadata = {
    Titre: title,
    Description: metas.get('description'),
    'Moteurs de recherche': metas.get('robots'),
    Langue: attributeOf(root, 'lang'),
  };
  return {
    ...named,
    title,
    metadata: Object.fromEntries(
      Object.entries(metadata).filter((pair): pair is [string, string] => Boolean(pair[1])),
    ),
    shareImage: files.get(shareImage) ?? shareImage,
    main: mainBlocks,
    frame,
    notices: noticesOfPage(all),
    links: all
      .filter((element) => element.tagName === 'a' && !isEditLink(element))
      .map((link) => {
        const href = attributeOf(link, 'href') ?? '';
        return { href, text: textOf(link), card: cardAround(link) };
      })
      // Links to `/assets/` lead to pictures, which are compared below.
      .filter(({ href }) => href !== '' && !href.startsWith('/assets/')),
    pictures: [...elementsOf(main ?? body)]
      .filter(({ tagName }) => tagName === 'img')
      .map((img) => {
        const src = attributeOf(img, 'src') ?? '';
        const content = files.get(src.slice(1)) ?? src;
        return { content, alt: attributeOf(img, 'alt') ?? '', card: cardAround(img) };
      }),
    sensitiveValues: sensitiveValuesOfPage(body, [...mainBlocks, ...frame]),
    appearance: [...(main ? tagsOf(main) : []), ...styles].join('\n').replaceAll('}', '}\n'),
  };
}

/** Title of the nearest card (item of a list of pages) around an element. */
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
        attributeOf(meta, 'name') ?? attributeOf(meta, 'property') ?? '',
        attributeOf(meta, 'content') ?? '',
      ]),
  );

/** Distinct messages that a click shows as toasts: they are in attributes, so neither texts nor screenshots contain them. */
function noticesOfPage(elements: readonly Element[]): Block[] {
  const found = elements.flatMap((element) => [
    ...noticesIn({
      title: attributeOf(element, 'data-notice'),
      message: attributeOf(element, 'data-notice-message'),
    }),
    ...noticesIn(propsOf(element)),
  ]);
  return [...new Set(found)].map((text) => ({ text, heading: 0 }));
}

/** Parsed props of an island (element that React hydrates); null or undefined for any other element. */
function propsOf(element: Element): unknown {
  try {
    return JSON.parse(attributeOf(element, 'data-props') ?? 'null');
  } catch {
    return undefined;
  }
}

/** Messages in the props of an island: every object with `title` and `message`, also nested ones. */
function noticesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { title, message } = value as { title?: unknown; message?: unknown };
  return typeof title === 'string' && typeof message === 'string'
    ? [`${title} ${message}`]
    : Object.values(value).flatMap(noticesIn);
}

/** Attributes without effect on the look (`aria-label`), or compared elsewhere (`href`), or with a hash in them (`src`). */
const IGNORED_ATTRIBUTES =
  /^(id|name|for|href|src|srcset|sizes|alt|title|loading|decoding|fetchpriority|target|rel|(aria|data)-.*)$/;

/** Tags in document order with the attributes that affect their look: `div class=a`. */
const tagsOf = (main: Element): string[] =>
  [...elementsOf(main)].map(({ tagName, attrs }) => {
    const visual = attrs.filter(({ name }) => !IGNORED_ATTRIBUTES.test(name));
    return [tagName, ...visual.map(({ name, value }) => `${name}=${value}`).sort()].join(' ');
  });
