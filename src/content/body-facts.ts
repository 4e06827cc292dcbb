import type { Fix, Issue, Position } from '../values/issue.ts';

/** What rules need to know of a body, the text below the frontmatter. Plain data, so that it can be cached as JSON. */
export interface BodyFacts {
  /** Issues that are found without other files. */
  issues: Issue[];
  headings: BodyHeading[];
  blocks: BodyBlock[];
  addresses: BodyAddress[];
}

export interface BodyHeading {
  depth: number;
  text: string;
  id: string;
  position: Position;
}

export interface BodyBlock {
  name: string;
  position: Position;
  /** Properties with a text value, by name. */
  texts: Record<string, { value: string; position: Position }>;
}

export interface BodyAddress {
  kind: 'link' | 'picture';
  /** Address on the site: `../contact.mdx` is resolved to `/contact`. */
  address: string;
  /** Path under the content folder of the file to which a relative link points. */
  text?: string | undefined;
  position: Position;
  /** Offsets of the address in the file's text. With it, `around` is not needed, but for a bare address (`['', '']`). */
  range?: Pick<Fix, 'from' | 'to'> | undefined;
  /** Source before and after the address: `['[Nous](', ')']`; undefined when it spans several lines. */
  around?: [string, string] | undefined;
}

/** Whether an address is in the text without `[words](…)` around it. */
export const isBare = ({ around }: BodyAddress) => around?.join('') === '';

/** Source to paste, with another address. A bare address becomes the words of a link: `[old](new)`. */
export const rewritten = (one: BodyAddress, address: string): string | undefined =>
  isBare(one)
    ? `[${one.address}](${address})`
    : one.range
      ? inMarkdown(address)
      : one.around && addressBetween(one.around[0], address, one.around[1]);

/** An address for the place of another one: `<…>` protects a space or bracket, which would end it. */
const inMarkdown = (address: string) => (/[\s()]/.test(address) ? `<${address}>` : address);

/** Joins an address and the source around it. In Markdown, `<…>` protects a space or bracket, which would end the address. */
export function addressBetween(before: string, address: string, after: string): string {
  const isBare = /\]\(\s*$|^\s*\[[^\]]*\]:\s*$/.test(before) && /[\s()]/.test(address);
  return before + (isBare ? `<${address}>` : address) + after;
}
