import type { Root } from 'mdast';
import type { Issue, Position, Range, TextPlace } from '../values/issue.ts';

/** The parsed text below the frontmatter. */
export interface Body {
  /** With its blocks; empty for too long a text, which yields an issue. Nobody changes it. */
  tree: Root;
  /** The text that was parsed, with the offsets of the file: plain blanks and quotes. */
  source: string;
  /** Issues that were found while parsing. */
  issues: readonly Issue[];
}

/** What is known of a body without its tree. */
export interface BodyFacts {
  headings: BodyHeading[];
  blocks: BodyBlock[];
  addresses: BodyAddress[];
  /** Offsets in the file's text of code, in a block or in a sentence. */
  code: Range[];
}

/** Lines of a file without its code, in which marks and sample texts are examples. Columns do not change. */
export function linesWithoutCode(text: string, { code }: Pick<BodyFacts, 'code'>): string[] {
  let [left, read] = ['', 0];
  for (const { from, to } of code) {
    left += text.slice(read, from) + text.slice(from, to).replace(/[^\n]/g, ' ');
    read = to;
  }
  return (left + text.slice(read)).split('\n');
}

interface BodyHeading {
  depth: number;
  text: string;
  id: string;
  position: Position;
}

interface BodyBlock {
  name: string;
  position: Position;
  /** Keys of the frontmatter whose values are properties: `steps` of `items={frontmatter.steps}`. */
  keys: string[];
  /** Properties with a text value, by name. */
  texts: Record<string, { value: string; position: Position }>;
}

export interface BodyAddress {
  kind: 'link' | 'picture';
  address: string;
  position: Position;
  /** Offsets of the address in the file's text; missing when it is written otherwise there, as with an entity. */
  range?: Range;
  /** `bare`: in the text without `[words](…)` around it; `property`: in the tag of a block. */
  form: 'bare' | 'markdown' | 'property';
}

/** Place of an address, where another is written in its stead. A bare address becomes the words of a link: `[old](new)`. */
export const placeOfAddress = ({ position, range, form, address }: BodyAddress): TextPlace => ({
  ...position,
  range,
  write(right) {
    // `<…>` protects a space or bracket, which would end an address of Markdown.
    const written = form !== 'property' && /[\s()]/.test(right) ? `<${right}>` : right;
    return form === 'bare' ? `[${address}](${written})` : written;
  },
});
