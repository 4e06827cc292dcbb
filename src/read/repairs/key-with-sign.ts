import { isKnownKey } from '../../content/known-keys.ts';
import { takeApart } from '../yaml/line.ts';
import type { Repair, Suspect } from './repair.ts';

/** `c,opie:`: a key of the site into which a sign slipped. */
export function* keyWithSign({ lines, line }: Suspect): Generator<Repair> {
  const text = lines[line - 1] ?? '';
  const { content, column } = takeApart(text);
  const written = /^\S{2,80}?:(?= |$)/.exec(content)?.[0].slice(0, -1) ?? '';
  const key = written.replace(/[^\p{L}\p{N}_-]/gu, '');
  // A colon too many has its own words.
  if (key === written.replace(/:+$/, '') || !isKnownKey(key)) return;
  const mended = text.slice(0, column) + key + content.slice(written.length);
  yield {
    lines: lines.with(line - 1, mended),
    more: 0,
    sure: true,
    fault: {
      rule: 'cle-inconnue',
      line,
      column: column + 1,
      message: `La clé « ${written} » n’existe pas ici : un signe s’est glissé dans « ${key} ».`,
      hint: `Écrivez « ${key} ».`,
      suggestion: mended,
    },
  };
}
