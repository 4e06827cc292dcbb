import type { TagNames } from '../../content/blocks/tag-names.ts';
import { withoutHiddenCharacters } from '../../values/text.ts';

interface TagValue {
  kind: 'quoted' | 'braces' | 'bare';
  text: string;
  /** Offset of the value, or of the quote or brace around it. */
  at: number;
}

/** An attribute of a tag: `title="…"`. The name is empty for `{…}` alone. */
export interface TagAttribute {
  name: string;
  at: number;
  end: number;
  value: TagValue | undefined;
}

/** A parsed tag. Offsets are in characters from its `<`. */
export interface Tag {
  name: string;
  closing: boolean;
  selfClosing: boolean;
  attributes: TagAttribute[];
  /** Offset after the `>`; undefined for a tag without `>`. */
  end?: number;
  /** Offset of the first unexpected character. */
  stray?: number;
  /** A quote or brace that is not closed; `next`: the next attribute, if the value contains it, as in `href="/contact label="…"`. */
  unclosed?: { kind: 'quoted' | 'braces'; at: number; next?: { at: number; valueEnd: number } };
}

const HEAD = /^<(\/?)(\p{L}[\p{L}\p{N}\p{Cf}_.:-]*)(?=[\s/>]|$)/u;
/** Blanks and zero-width characters, which pasted text often contains. */
const BLANKS = /[\s\p{Cf}]*/uy;
const END = /(\/?)\s*>/y;
const NAME = /([\p{L}_][\p{L}\p{N}_.:-]*)(\s*=\s*)?/uy;
/** A value without quotes, up to the next attribute: `Nos actions` in `title=Nos actions tone="deep"`. */
const BARE =
  /(?!=|\/?>)[^\s<>]+?(?=\s|\/?>|<|$)(?:\s{1,2}(?!\S*\s{0,9}=)[^\s<>=/"'{]{1,40}(?=[\s/>]))*/y;
/** Patterns of quoted values, by opening quote. A curly quote closes a value only before a blank, `/` or `>`. */
const QUOTED: Readonly<Record<string, RegExp>> = {
  '"': /"([^"]*)"/y,
  "'": /'([^']*)'/y,
  '«': /«(.*?)»(?=[\s/>]|$)/sy,
  '“': /[“”„‟](.*?)[”“"](?=[\s/>]|$)/sy,
  '‘': /[‘’](.*?)[’‘'](?=[\s/>]|$)/sy,
};
/** The name of the next attribute at the end of a value whose closing quote is missing: ` label=`. */
const NEXT_NAME = /[\s“”»]([A-Za-z]\w{0,30}\s{0,3}=)\s?$/;

/** Parses the tag at the start of a text. Never throws, executes nothing. Undefined when it is no tag: `<3`, `<https://…>`, `<prénom>`. */
export function readTag(text: string, names: TagNames): Tag | undefined {
  const [head, slash, written = ''] = HEAD.exec(text) ?? [];
  const name = withoutHiddenCharacters(written);
  if (head === undefined || !names.opens(name)) return undefined;
  const tag: Tag = {
    name,
    closing: slash === '/',
    selfClosing: false,
    attributes: [],
  };
  let at = head.length;
  while (tag.end === undefined) {
    at += match(BLANKS, text, at)?.[0].length ?? 0;
    const end = match(END, text, at);
    if (end) {
      tag.selfClosing = end[1] === '/';
      tag.end = at + end[0].length;
    } else if (at >= text.length || text[at] === '<') return tag;
    else {
      const next = readAttribute(text, at, tag);
      if (next === undefined) return tag;
      at = next;
    }
  }
  return isComparison(tag) ? undefined : tag;
}

/** True for a comparison in prose: « si a <b et c> d ». */
const isComparison = ({ name, attributes }: Tag) =>
  /^[a-z]$/.test(name) &&
  attributes.length > 0 &&
  attributes.every(({ value }) => value === undefined);

/** Parses an attribute, or skips an unexpected character. Returns the offset after it; undefined if the value has no end. */
function readAttribute(text: string, at: number, tag: Tag): number | undefined {
  const named = match(NAME, text, at);
  const name = named?.[1] ?? '';
  const isSign = !named && text[at] !== '{';
  const isDouble = tag.attributes.some((other) => named && other.name === name);
  const isGlued = tag.attributes.at(-1)?.end === at;
  if (tag.closing || isSign || isDouble || isGlued) tag.stray ??= at;
  if (isSign) return at + 1;
  const attribute: TagAttribute = { name, at, end: at + name.length, value: undefined };
  tag.attributes.push(attribute);
  if (named && named[2] === undefined) return attribute.end;
  const start = at + (named?.[0].length ?? 0);
  const value = readValue(text, start);
  if (value === 'unclosed') {
    tag.unclosed ??= { kind: text[start] === '{' ? 'braces' : 'quoted', at: start };
    return undefined;
  }
  attribute.end = value?.end ?? start;
  if (!value) return start;
  attribute.value = { kind: value.kind, text: value.text, at: start };
  const missing = text[start] === '"' ? NEXT_NAME.exec(value.text) : null;
  if (!missing) return value.end;
  attribute.value.text = value.text
    .slice(0, missing.index)
    .trimEnd()
    .replace(/[“”»]$/, '');
  const valueEnd = start + 1 + attribute.value.text.length;
  const next = start + 1 + missing.index + 1;
  attribute.end = valueEnd;
  tag.unclosed ??= { kind: 'quoted', at: start, next: { at: next, valueEnd } };
  return next;
}

type Read = { kind: TagValue['kind']; text: string; end: number };

function readValue(text: string, at: number): Read | 'unclosed' | undefined {
  const first = text[at] ?? '';
  if (first === '{') return readBraces(text, at);
  const quotes = /[“”„‟]/.test(first) ? '“' : first.replace('’', '‘');
  const quoted = QUOTED[quotes];
  const kind = quoted ? 'quoted' : 'bare';
  const found = match(quoted ?? BARE, text, at);
  if (!found) return quoted ? 'unclosed' : undefined;
  const inner = found[1] ?? found[0].replace(/["“”«»]/g, '');
  // The value contains the end of the tag, so the closing quote is missing.
  if (quoted && (follows(inner, '>', '\n') || follows(inner, '/>', '<'))) return 'unclosed';
  return { kind, text: inner, end: at + found[0].length };
}

/** Parses a value in braces; a brace within quotes does not close it: `{"}"}`. */
function readBraces(text: string, at: number): Read | 'unclosed' {
  let depth = 0;
  let quote = '';
  for (let index = at; index < text.length; index++) {
    const sign = text[index] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (/["'`]/.test(sign)) quote = sign;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) {
      return { kind: 'braces', text: text.slice(at + 1, index), end: index + 1 };
    }
  }
  return 'unclosed';
}

const follows = (text: string, first: string, second: string) => {
  const at = text.indexOf(first);
  return at >= 0 && text.includes(second, at);
};

/** Matches a sticky pattern at an offset. */
function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
