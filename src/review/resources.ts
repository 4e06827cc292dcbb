import { attribute, type Element, elementsOf, isWithin } from './html-tree.ts';

/** A phone of 390 CSS pixels with a dense screen asks for pictures about this wide. */
const PHONE_PIXELS = 780;

/** The files that a page asks for on a first visit with a phone: scripts, fonts, and one file a picture. */
export function resourcesOf(root: Element): string[] {
  const found = [...elementsOf(root)].map((element) => {
    const { tagName } = element;
    if (tagName === 'script') return attribute(element, 'src');
    if (tagName === 'link') return isLoaded(element) ? attribute(element, 'href') : undefined;
    if (tagName === 'picture') return pictureFile([...elementsOf(element)]);
    return tagName === 'img' && !isWithin(element, 'picture') ? pictureFile([element]) : undefined;
  });
  return [...new Set(found)].flatMap((address) =>
    address && !address.startsWith('data:') ? [address] : [],
  );
}

const isLoaded = (link: Element) =>
  /^(stylesheet|preload|modulepreload|icon)$/.test(attribute(link, 'rel') ?? '');

/** Browsers take the first source that they know: all current ones know AVIF and WebP. */
function pictureFile(elements: readonly Element[]): string | undefined {
  const srcset = elements.map((element) => attribute(element, 'srcset')).find(Boolean) ?? '';
  const files = srcset
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .map(([address, width = '']) => ({ address, width: Number.parseInt(width, 10) || 0 }))
    .sort((a, b) => a.width - b.width);
  const file = files.find(({ width }) => width >= PHONE_PIXELS) ?? files.at(-1);
  return file?.address || elements.map((element) => attribute(element, 'src')).find(Boolean);
}
