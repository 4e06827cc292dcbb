import type { Part } from './report-model.ts';

/** Text with bidirectional control characters as `U+202E`: they could make a text read differently from what it is. */
export const escapeBidi = (text: string) =>
  text.replace(
    /[\u202a-\u202e\u2066-\u2069]/g,
    (character) => `U+${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Plain text as one line of Markdown, without links, mentions or HTML. */
export const escapeMarkdown = (text: string) =>
  noAutolinks(
    escapeBidi(text)
      .replace(/\s*\n\s*/g, ' ')
      .replace(/[\\`*_{}[\]#|~!>]/g, '\\$&')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;'),
  );

/** Text in which GitHub recognizes no mention, issue number or bare address: a zero-width space breaks each of them. */
export const noAutolinks = (text: string) =>
  text
    .replace(/@(?=[\w-])/g, '@\u200b')
    .replace(/#(?=\d)/g, '#\u200b')
    .replace(/(https?|ftp)(?=\\?:\\?\/)/gi, '$1\u200b')
    .replace(/(www)(?=\\?\.)/gi, '$1\u200b');

/** A value as inline code, delimited by more backticks than it contains. */
export function inlineCode(text: string): string {
  const line = escapeBidi(text).replace(/\s+/g, ' ');
  const fence = '`'.repeat(1 + Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length)));
  const padding = /^`|`$/.test(line) ? ' ' : '';
  return `${fence}${padding}${line}${padding}${fence}`;
}

/** A fenced code block, with a fence longer than any run of backticks inside. */
export function codeBlock(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(4, ...(text.match(/`+/g) ?? []).map((run) => run.length + 1)));
  return `${fence}${language}\n${text.replace(/\n?$/, '\n')}${fence}`;
}

/** `encodeURIComponent`, parentheses included: `)` would end a Markdown link. */
export const encodeForLink = (value: string) =>
  encodeURIComponent(value).replaceAll('(', '%28').replaceAll(')', '%29');

/** Unchanged text shown before and after a change (characters). */
const CONTEXT_LENGTH = 60;
const MAX_PIECE_LENGTH = 400;

/** A sentence as one line of Markdown: removed text struck through, added text bold, unchanged text shortened. */
export function sentence(parts: readonly Part[]): string {
  return parts
    .map((part, index) => {
      if (typeof part === 'string') return escapeMarkdown(part);
      const { kind, text } = part;
      if (kind === 'same') return escapeMarkdown(context(text, index, parts.length));
      if (kind === 'code' || kind === 'route') return inlineCode(text);
      if (kind === 'old') return `~~${inlineCode(truncate(text, MAX_PIECE_LENGTH))}~~`;
      if (kind === 'new') return `**${inlineCode(truncate(text, MAX_PIECE_LENGTH))}**`;
      return emphasized(text, kind === 'removed' ? '~~' : '**') + spaceBefore(parts[index + 1]);
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Text between delimiters, which must touch its first and last word. */
function emphasized(text: string, delimiter: string): string {
  const [, lead = '', core = '', tail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return core
    ? `${lead}${delimiter}${escapeMarkdown(truncate(core, MAX_PIECE_LENGTH))}${delimiter}${tail}`
    : text;
}

/** A space where a delimiter would touch a letter or another delimiter, and be read as text. */
const spaceBefore = (next: Part | undefined) => {
  const text = typeof next === 'object' ? next.text : (next ?? '');
  const isPiece = typeof next === 'object' && next.kind !== 'same';
  return text !== '' && (isPiece || /^[\p{L}\p{N}]/u.test(text)) ? ' ' : '';
};

function context(text: string, index: number, pieces: number): string {
  if (text.length <= CONTEXT_LENGTH * 2) return text;
  const start = index === 0 ? '' : text.slice(0, CONTEXT_LENGTH);
  const end = index === pieces - 1 ? '' : text.slice(-CONTEXT_LENGTH);
  return `${start} … ${end}`;
}

/** A text of at most `length` UTF-16 units, cut with an ellipsis, never inside a surrogate pair such as an emoji. */
export const truncate = (text: string, length: number) =>
  text.length > length
    ? `${text
        .slice(0, length - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`
    : text;
