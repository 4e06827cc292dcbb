import type { Issue, Position } from './issue.ts';

/** Facts of a body for the rules that read all documents: plain data, so that it can be cached. */
export interface BodyFacts {
  /** Issues that need no other file. */
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
  /** Properties with a text value. */
  texts: Record<string, { value: string; position: Position }>;
}

export interface BodyAddress {
  kind: 'link' | 'picture';
  /** With relative paths resolved. */
  address: string;
  /** File of a relative link, under the content folder. */
  text?: string | undefined;
  position: Position;
  /** Source before and after the address, if all is on one line. */
  around?: [string, string] | undefined;
}

/** Whether an address is in the text without `[words](…)` around it. */
export const isBare = ({ around }: BodyAddress) => around?.join('') === '';

/** Source to paste with another address; the old address of a bare one becomes the words of the link. */
export const rewritten = (one: BodyAddress, address: string): string | undefined =>
  isBare(one)
    ? `[${one.address}](${address})`
    : one.around && addressBetween(one.around[0], address, one.around[1]);

/** An address with the source around it: in Markdown, a space or a bracket would end it. */
export function addressBetween(before: string, address: string, after: string): string {
  const isBare = /\]\(\s*$|^\s*\[[^\]]*\]:\s*$/.test(before) && /[\s()]/.test(address);
  return before + (isBare ? `<${address}>` : address) + after;
}
