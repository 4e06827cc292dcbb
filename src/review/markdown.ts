import { writtenNumber } from '../site/money.ts';
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

/** Maximum length of an added or a removed text, and of an unchanged one between them (characters). */
const MAX_PIECE_LENGTH = 300;
const MAX_SAME_LENGTH = 160;

/** A text diff as one line of Markdown: removed text as `~~old~~`, added text as `**new**`. */
export const sentence = (pieces: readonly DiffPiece[]): string =>
  pieces
    .map(({ kind, text }) => ({ kind, text: text.trim() }))
    .filter(({ text }) => text !== '')
    .map(({ kind, text }) => {
      if (kind === 'same') return escapeMarkdown(withoutMiddle(text));
      const delimiter = kind === 'removed' ? '~~' : '**';
      return delimiter + escapeMarkdown(beginning(text)) + delimiter;
    })
    .join(' ');

const withoutMiddle = (text: string) =>
  text.length > MAX_SAME_LENGTH ? `${text.slice(0, 60)} … ${text.slice(-60)}` : text;

/** The beginning of a long text, and the number of its other characters: « … + 120 ». */
const beginning = (text: string) =>
  text.length > MAX_PIECE_LENGTH
    ? `${truncate(text, MAX_PIECE_LENGTH)} + ${text.length - MAX_PIECE_LENGTH}`
    : text;

/** Shortens a text to at most `length` UTF-16 units with an ellipsis; never cuts through an emoji (surrogate pair). */
export const truncate = (text: string, length: number) =>
  text.length > length
    ? `${text
        .slice(0, length - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`
    : text;

/** The first of several names or lines, some `length` characters, and how many there are besides: « a, b et 3 autres ». */
export function firstOf(all: readonly string[], length = 400): string {
  const isNear = (_: string, at: number) => at === 0 || all.slice(0, at + 1).join().length < length;
  const first = all.filter(isNear);
  const more = all.length - first.length;
  const rest = more > 0 ? ` et ${writtenNumber(more)} ${more < 2 ? 'autre' : 'autres'}` : '';
  return first.join(', ') + rest;
}
