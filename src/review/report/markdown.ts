import type { Part } from './model.ts';

/** Characters that turn the direction of a text, by their names: seen as they are, they would hide what follows. */
export const withoutTurns = (text: string) =>
  text.replace(
    /[\u202a-\u202e\u2066-\u2069]/g,
    (sign) => `U+${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Text in Markdown that shows as it is: no links, no mentions, no HTML, one line. */
export const escapeMarkdown = (text: string) =>
  unlinked(
    withoutTurns(text)
      .replace(/\s*\n\s*/g, ' ')
      .replace(/[\\`*_{}[\]#|~!>]/g, '\\$&')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;'),
  );

/**
 * A zero-width space keeps GitHub from calling people, and from making links of issue numbers and of bare
 * addresses. It looks for these after any sign that is no letter: `_https://` is a link.
 */
export const unlinked = (text: string) =>
  text
    .replace(/@(?=[\w-])/g, '@\u200b')
    .replace(/#(?=\d)/g, '#\u200b')
    .replace(/(https?|ftp)(?=\\?:\\?\/)/gi, '$1\u200b')
    .replace(/(www)(?=\\?\.)/gi, '$1\u200b');

/** A value in code type, whatever it holds. */
export function code(text: string): string {
  const line = withoutTurns(text).replace(/\s+/g, ' ');
  const fence = '`'.repeat(1 + Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length)));
  const air = /^`|`$/.test(line) ? ' ' : '';
  return `${fence}${air}${line}${air}${fence}`;
}

/** Lines of code, whatever they hold, between marks longer than any run of such marks among them. */
export function fenced(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(4, ...(text.match(/`+/g) ?? []).map((run) => run.length + 1)));
  return `${fence}${language}\n${text.replace(/\n?$/, '\n')}${fence}`;
}

/** A value of an address in a Markdown link: a closing bracket (« 1) bêcher ») would end the link. */
export const inAddress = (value: string) =>
  encodeURIComponent(value).replaceAll('(', '%28').replaceAll(')', '%29');

/** How much unchanged text is shown, to find the place. */
const CONTEXT = 60;
const LONGEST = 400;

/** A sentence on one line: removed text struck out, added text in bold, with a little context. */
export function sentence(parts: readonly Part[]): string {
  return parts
    .map((part, index) => {
      if (typeof part === 'string') return escapeMarkdown(part);
      const { kind, text } = part;
      if (kind === 'same') return escapeMarkdown(context(text, index, parts.length));
      if (kind === 'code' || kind === 'route') return code(text);
      if (kind === 'went') return `~~${code(clip(text, LONGEST))}~~`;
      if (kind === 'came') return `**${code(clip(text, LONGEST))}**`;
      return marked(text, kind === 'removed' ? '~~' : '**') + spaceBefore(parts[index + 1]);
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Markdown's marks must touch the word that they mark. */
function marked(text: string, mark: string): string {
  const [, lead = '', core = '', tail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return core ? `${lead}${mark}${escapeMarkdown(clip(core, LONGEST))}${mark}${tail}` : text;
}

/** A mark followed by a letter or by another mark would be read as text. */
const spaceBefore = (next: Part | undefined) => {
  const text = typeof next === 'object' ? next.text : (next ?? '');
  const isPiece = typeof next === 'object' && next.kind !== 'same';
  return text !== '' && (isPiece || /^[\p{L}\p{N}]/u.test(text)) ? ' ' : '';
};

function context(text: string, index: number, pieces: number): string {
  if (text.length <= CONTEXT * 2) return text;
  const start = index === 0 ? '' : text.slice(0, CONTEXT);
  const end = index === pieces - 1 ? '' : text.slice(-CONTEXT);
  return `${start} … ${end}`;
}

/** A text cut at a length, with an ellipsis; never inside a surrogate pair such as an emoji. */
export const clip = (text: string, length: number) =>
  text.length > length
    ? `${text
        .slice(0, length - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`
    : text;
