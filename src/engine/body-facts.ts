import type { Issue, Position } from './issue.ts';

/** What the rules of the whole content need to know of a body: plain data, which a cache can keep. */
export interface BodyFacts {
  /** What the body can be refused for by itself. */
  issues: Issue[];
  headings: BodyHeading[];
  blocks: BodyBlock[];
  addresses: BodyAddress[];
}

export interface BodyHeading {
  depth: number;
  /** As written, trimmed. */
  text: string;
  /** The anchor that the page gives it. */
  id: string;
  position: Position;
}

export interface BodyBlock {
  name: string;
  position: Position;
  /** The properties written as a text, with their place. */
  texts: Record<string, { value: string; position: Position }>;
}

/** An address that a body holds. */
export interface BodyAddress {
  kind: 'link' | 'picture';
  /** As the site uses it: relative paths resolved. */
  address: string;
  /** The text that a relative link names: a path under the content folder. */
  text?: string | undefined;
  position: Position;
  /** What stands before and after the address where it is written, when that is on one line. */
  around?: [string, string] | undefined;
}

/** Whether an address stands in the text without the words of a link. */
export const isBare = ({ around }: BodyAddress) => around?.join('') === '';

/** What to paste in the place of what is written, with another address; what stands alone in the text stays its words. */
export const rewritten = (one: BodyAddress, address: string): string | undefined =>
  isBare(one)
    ? `[${one.address}](${address})`
    : one.around && addressBetween(one.around[0], address, one.around[1]);

/** An address put between what stands around it: in Markdown, a space or a bracket would end it. */
export function addressBetween(before: string, address: string, after: string): string {
  const isBare = /\]\(\s*$|^\s*\[[^\]]*\]:\s*$/.test(before) && /[\s()]/.test(address);
  return before + (isBare ? `<${address}>` : address) + after;
}
