import { isPictureAddress } from '../../content/forms/picture.ts';
import type { Issue } from '../../content/issue.ts';
import { addressesOf } from '../../mdx/addresses-of.ts';
import { wrong } from '../../mdx/fault.ts';
import type { Reading } from '../../read/content.ts';
import { bodyOf, inFile } from '../bodies.ts';
import { absentPicture } from './head-pictures.ts';

/** Pictures that a body shows are in the folder, under that very name. */
export function bodyPictures(reading: Reading): Issue[] {
  const known = new Set(reading.listing.pictures.map((path) => `/${path}`));
  return reading.content.parts.flatMap((part) =>
    addressesOf(bodyOf(part, reading).tree, part.path, part.text).flatMap((found) => {
      const { kind, address, place, give } = found;
      if (kind !== 'picture' || !isPictureAddress(address) || known.has(address)) return [];
      const { value, ...said } = absentPicture(address, [...known]);
      const suggestion = value === undefined ? undefined : give(value);
      return [inFile(part, wrong(place, { ...said, ...(suggestion ? { suggestion } : {}) }))];
    }),
  );
}
