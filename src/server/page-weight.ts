import { gzipSync } from 'node:zlib';
import { fontPreloads } from '../theme/fonts.ts';
import { attributeOf, type Element, elementsIn, isElement, type Parent } from './html-tree.ts';
import type { SiteState } from './site-state.ts';

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

/** Bytes that a document grows by when the weights that it prints are known. */
const WEIGHTS = 16;

/** Transfer size of a document alone in kilobytes (gzip, rounded up). */
export const documentWeight = (html: string): number => kilobytes(gzipSync(html).length + WEIGHTS);

/** Transfer size in kilobytes of the file of a picture, from its address; undefined in dev. */
export const pictureWeight = ({ weights, placement }: SiteState, address: string) =>
  weights && kilobytes(weights.size(address.replace(placement.base, '/')));

/**
 * Transfer size in kilobytes of a first visit by phone: HTML, scripts, style sheet, fonts, and the pictures of `main` in their best
 * format. Undefined in dev.
 */
export function visitWeight(
  { weights, placement }: SiteState,
  html: string,
  main: Parent,
): number | undefined {
  if (!weights) return undefined;
  const elements = [...elementsIn(main)];
  const live = elements.flatMap((element) => attributeOf(element, 'data-live') ?? []);
  const pictures = elements.filter(({ tagName }) => tagName === 'img').map(loadedFile);
  const paths = [
    ...[...weights.core, ...fontPreloads, ...live.flatMap(weights.live)].map((path) => `/${path}`),
    ...pictures.map((address) => address.replace(placement.base, '/')),
  ];
  const files = [...new Set(paths)].reduce((sum, path) => sum + weights.size(path), 0);
  return kilobytes(files + gzipSync(html).length);
}

/** Reference phone: screen width (CSS pixels) and device pixel ratio. */
const PHONE = { width: 390, density: 2 };

/** Address of the file that the reference phone loads for a picture: the narrowest file of the first format that is wide enough. */
function loadedFile(image: Element): string {
  const source = image.parentNode?.childNodes.find(
    (node): node is Element => isElement(node) && node.tagName === 'source',
  );
  const srcset = source ? attributeOf(source, 'srcset') : undefined;
  if (!source || !srcset) return attributeOf(image, 'src') ?? '';
  const sizes = attributeOf(source, 'sizes') ?? '';
  // Small screens use the last width, which stands last and without a condition.
  const [, size = '100', unit = 'vw'] = /([\d.]+)(vw|rem|px)$/.exec(sizes) ?? [];
  const pixels = Number(size) * { vw: PHONE.width / 100, rem: 16, px: 1 }[unit as 'vw'];
  const files = srcset.split(', ');
  const widthOf = (file: string) => Number.parseInt(file.split(' ')[1] ?? '', 10);
  const file = files.find((one) => widthOf(one) >= pixels * PHONE.density) ?? files.at(-1);
  return file?.split(' ')[0] ?? '';
}
