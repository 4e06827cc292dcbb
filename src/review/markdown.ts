import type { DiffPiece } from './word-diff.ts';

/** Writes bidirectional control characters as `U+202E`: with them a text could look different from its real order. */
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

/** Adds zero-width spaces, so that GitHub creates no link from `@name`, `#12` or `https://…`. */
export const noAutolinks = (text: string) =>
  text
    .replace(/@(?=[\w-])/g, '@\u200b')
    .replace(/#(?=\d)/g, '#\u200b')
    .replace(/(https?|ftp)(?=\\?:\\?\/)/gi, '$1\u200b')
    .replace(/(www)(?=\\?\.)/gi, '$1\u200b');

/** A value as inline code, between more backticks than the value contains in a row. */
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

/** `encodeURIComponent` that also encodes parentheses, because `)` would end a Markdown link. */
export const encodeForLink = (value: string) =>
  encodeURIComponent(value).replaceAll('(', '%28').replaceAll(')', '%29');

/** Maximum length of one value or piece of a diff (characters). */
const MAX_PIECE_LENGTH = 400;

/** A text diff as one line of Markdown: removed text as `~~old~~`, added text as `**new**`. */
export const sentence = (pieces: readonly DiffPiece[]): string =>
  pieces
    .map(({ kind, text }, index) =>
      kind === 'same'
        ? escapeMarkdown(text)
        : emphasized(text, kind === 'removed' ? '~~' : '**') +
          spaceBetween(text, pieces[index + 1]),
    )
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Text between delimiters (`**`), which must touch its first and last word: spaces are moved outside. */
function emphasized(text: string, delimiter: string): string {
  const [, lead = '', core = '', tail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return core
    ? `${lead}${delimiter}${escapeMarkdown(truncate(core, MAX_PIECE_LENGTH))}${delimiter}${tail}`
    : text;
}

/** A space, unless there is one, if the next piece begins with a letter or a delimiter: a delimiter that touches it would not be recognized. */
const spaceBetween = (text: string, next: DiffPiece | undefined) =>
  next && !/\s$/.test(text) && (next.kind !== 'same' || /^[\p{L}\p{N}]/u.test(next.text))
    ? ' '
    : '';

/** Shortens a text to at most `length` UTF-16 units with an ellipsis; never cuts through an emoji (surrogate pair). */
export const truncate = (text: string, length: number) =>
  text.length > length
    ? `${text
        .slice(0, length - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`
    : text;
