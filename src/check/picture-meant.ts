import type { Issue } from '../content/issue.ts';
import { addressBetween } from '../mdx/body-facts.ts';
import { absentPicture } from './rules/frontmatter-pictures.ts';

const PICTURE = /\/images\/[\p{L}\p{N}_ .-]+?\.(?:jpe?g|png|webp|avif|svg)/iu;

/** An address put right that leads to no picture would be told of again: the nearest one is offered at once. */
export function pictureMeant(issue: Issue, pictures: readonly string[]): Issue {
  const { rule, suggestion = '' } = issue;
  const address = rule === 'image-adresse' ? PICTURE.exec(suggestion)?.[0] : undefined;
  if (address === undefined) return issue;
  const at = suggestion.indexOf(address);
  const known = pictures.map((path) => `/${path}`);
  const absent = absentPicture(address, known);
  const value = known.includes(address) ? address : absent.value;
  if (value === undefined) return { ...without(issue), hint: absent.hint };
  return {
    ...issue,
    hint: `Écrivez « ${value} ».`,
    suggestion: addressBetween(
      suggestion.slice(0, at),
      value,
      suggestion.slice(at + address.length),
    ),
  };
}

const without = ({ suggestion: _, ...issue }: Issue): Issue => issue;
