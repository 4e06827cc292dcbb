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

/** Browsers take the first source that they know (all know AVIF and WebP), and the first width that will do. */
function pictureFile(elements: readonly Element[]): string | undefined {
  const first = (name: string) => elements.map((one) => attribute(one, name)).find(Boolean);
  const files = (first('srcset') ?? '').split(',').map((part) => part.trim().split(/\s+/));
  const isWide = ([, width = '']: string[]) => Number.parseInt(width, 10) >= PHONE_PIXELS;
  return (files.find(isWide) ?? files.at(-1))?.[0] || first('src');
}
