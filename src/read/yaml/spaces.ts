import { isKnownKey } from '../../content/known-keys.ts';
import { type LineMending, say } from './lead.ts';
import { keyOf, takeApart } from './line.ts';
import type { Structure } from './structure.ts';

/** `-texte` in a list: a dash needs its space. */
export function mendDash(mending: LineMending, { levels, waiting }: Structure): void {
  const { content, column } = takeApart(mending.text);
  const inList = waiting ? levels.length > 0 : levels.some(({ kind }) => kind === 'list');
  const dash = /^(?:[-–—•]|-{2,3})(?=[^\s\d-])/.exec(content)?.[0];
  if (!inList || dash === undefined) return;
  say(mending, 'yaml-liste', column, {
    message: 'L’espace manque après le tiret de la liste.',
    hint: `Écrivez un ${dash.length > 1 ? 'seul ' : ''}tiret, une espace, puis le texte.`,
  });
  mending.text = `${mending.text.slice(0, column)}- ${content.slice(dash.length)}`;
}

/** `title:Eco` with a word that is a key somewhere. */
export function mendMissingSpace(mending: LineMending, { levels, flowing }: Structure): void {
  const { content, column } = takeApart(mending.text);
  const match = /^([\p{L}_][\p{L}\p{N}_-]*)[\s\u00a0\u202f]*:(?=[^\s\u00a0\u202f])/u.exec(content);
  if (!match || (keyOf(content) !== undefined && keyOf(content)?.key === match[1])) return;
  const word = match[1] ?? '';
  const prose = flowing && column > (levels.at(-1)?.column ?? 0);
  if (prose || !isKnownKey(word)) return;
  // `title:: Eco` has a colon too many: the space stands after the second.
  const rest = content.slice(match[0].length).replace(/^:+[\s\u00a0\u202f]*/, '');
  const isDouble = rest.length < content.length - match[0].length;
  say(mending, 'yaml-espace', column + match[0].length - 1, {
    message: isDouble
      ? `Il y a un deux-points de trop après « ${word} ».`
      : 'L’espace manque après le deux-points.',
    hint: `Écrivez « ${word}: », une espace, puis la valeur.`,
  });
  mending.text = `${mending.text.slice(0, column)}${word}: ${rest}`.trimEnd();
}
