import { isPictureAddress } from '../../content/forms/addresses.ts';
import type { Issue } from '../../content/issue.ts';
import { rewritten } from '../../mdx/body-facts.ts';
import { wrong } from '../../mdx/fault.ts';
import { type Checking, inFile } from '../checking.ts';
import { absentPicture } from './frontmatter-pictures.ts';

/** Pictures that a body shows are in the folder, under that very name. */
export function bodyPictures({ listing, content, factsOf }: Checking): Issue[] {
  const known = new Set(listing.pictures.map((path) => `/${path}`));
  return content.parts.flatMap((part) =>
    factsOf(part).addresses.flatMap((found) => {
      const { kind, address, place } = found;
      if (kind !== 'picture' || !isPictureAddress(address) || known.has(address)) return [];
      const { value, ...said } = absentPicture(address, [...known]);
      const suggestion = value === undefined ? undefined : rewritten(found, value);
      return [inFile(part, wrong(place, { ...said, ...(suggestion ? { suggestion } : {}) }))];
    }),
  );
}
