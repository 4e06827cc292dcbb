import { attribute, type Element, elementsOf } from './html-tree.ts';

/** A phone of 390 CSS pixels with a dense screen asks for pictures about this wide. */
const PHONE_PIXELS = 780;

/** The files that a page asks for on a first visit with a phone: scripts, fonts, and one file a picture. */
export function resourcesOf(root: Element): string[] {
  const found = new Set<string>();
  for (const element of elementsOf(root)) {
    if (element.tagName === 'script') add(found, attribute(element, 'src'));
    if (element.tagName === 'link' && isLoaded(element)) add(found, attribute(element, 'href'));
    if (element.tagName === 'picture') add(found, pictureFile(element));
    if (element.tagName === 'img' && parentOf(element) !== 'picture') {
      add(found, candidate(attribute(element, 'srcset')) ?? attribute(element, 'src'));
    }
  }
  return [...found];
}

function add(found: Set<string>, address: string | undefined): void {
  if (address && !address.startsWith('data:')) found.add(address);
}

const isLoaded = (link: Element) =>
  /^(stylesheet|preload|modulepreload|icon)$/.test(attribute(link, 'rel') ?? '');

const parentOf = (element: Element) =>
  element.parentNode && 'tagName' in element.parentNode ? element.parentNode.tagName : '';

/** Browsers take the first source that they know: all current ones know AVIF and WebP. */
function pictureFile(picture: Element): string | undefined {
  const children = [...elementsOf(picture)];
  const source = children.find(({ tagName }) => tagName === 'source');
  const img = children.find(({ tagName }) => tagName === 'img');
  return (
    candidate(source && attribute(source, 'srcset')) ??
    candidate(img && attribute(img, 'srcset')) ??
    (img && attribute(img, 'src'))
  );
}

function candidate(srcset: string | undefined): string | undefined {
  const files = (srcset ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .flatMap(([address, width]) =>
      address ? [{ address, width: Number.parseInt(width ?? '', 10) || 0 }] : [],
    )
    .sort((a, b) => a.width - b.width);
  return (files.find(({ width }) => width >= PHONE_PIXELS) ?? files.at(-1))?.address;
}
