import type { Fault } from './fault.ts';
import { isBlank } from './yaml/line.ts';

/** The fence carries a word that asks for code. */
export const language = (text: string, at: number, isYaml: boolean): Fault => ({
  rule: 'en-tete-langage',
  line: at + 1,
  column: 1,
  message: `L’en-tête commence par « ${text.trim().slice(0, 40)} » : le site ne lit que des clés simples, jamais du code.`,
  hint: 'Ne laissez que trois tirets sur cette ligne, et en dessous une clé par ligne.',
  ...(isYaml ? { suggestion: '---' } : {}),
});

/** The first key on the line of the fence: the line break between them was deleted. */
export const glued = (text: string, at: number): Fault => ({
  rule: 'en-tete-tirets',
  line: at + 1,
  column: 4,
  message: 'La première clé est collée aux trois tirets qui ouvrent l’en-tête.',
  hint: 'Placez-vous après les trois tirets et appuyez sur « Entrée ».',
  suggestion: `---\n${text.slice(3).trim()}`,
});

/** The closing fence at the end of the line above it. */
export const gluedEnd = (text: string, at: number): Fault => ({
  rule: 'en-tete-tirets',
  line: at + 1,
  column: text.trimEnd().length - 2,
  message: 'Les trois tirets qui ferment l’en-tête sont collés à la fin de cette ligne.',
  hint: 'Placez-vous devant les trois tirets et appuyez sur « Entrée ».',
  suggestion: `${text.trimEnd().slice(0, -3).trimEnd()}\n---`,
});

/** A line drawn with other signs than three plain dashes. */
export const lookAlike = (text: string, at: number): Fault => ({
  rule: 'en-tete-tirets',
  line: at + 1,
  column: 1,
  message: `« ${text.trim().slice(0, 40)} » ressemble à la ligne « --- » de l’en-tête, mais n’en est pas une.`,
  hint: 'Remplacez cette ligne par trois tirets simples, sans rien d’autre.',
  suggestion: '---',
});

/** No frontmatter where it was expected; only its first fence is missing above a key. */
export const missing = (at: number, isKey: boolean): Fault => ({
  rule: 'en-tete-manquant',
  line: at + 1,
  column: 1,
  message: 'Ce fichier ne commence pas par un en-tête entre deux lignes « --- ».',
  hint: isKey
    ? 'Ajoutez une ligne « --- » au-dessus de celle-ci.'
    : 'Ajoutez en haut du fichier une ligne « --- », les clés, puis une autre ligne « --- ».',
  ...(isKey ? { suggestion: '---' } : {}),
});

/** Words above the first fence. */
export const preceded = (at: number): Fault => ({
  rule: 'en-tete-precede',
  line: at + 1,
  column: 1,
  message:
    'Il y a du texte au-dessus de l’en-tête : la première ligne du fichier doit être « --- ».',
  hint: 'Déplacez ce texte sous la seconde ligne « --- ».',
});

/** Frontmatter without its second fence: `end` is the first line that can only be the body. */
export function unclosed(lines: readonly string[], open: number, end: number): Fault {
  let last = end - 1;
  while (last > open && isBlank(lines[last] ?? '')) last--;
  return {
    rule: 'en-tete-non-ferme',
    line: open + 1,
    column: 1,
    message: 'L’en-tête s’ouvre ici et ne se ferme pas : il manque une seconde ligne « --- ».',
    hint: `Ajoutez une ligne « --- » sous la ligne ${last + 1} (« ${(lines[last] ?? '').trim().slice(0, 60)} »).`,
    suggestion: '---',
  };
}

/** A whole file pasted under frontmatter, or the opening fence written twice: keys would show as a text. */
export const doubled = (at: number): Fault => ({
  rule: 'en-tete-double',
  line: at + 1,
  column: 1,
  message: 'Un second en-tête commence ici, sous la première ligne « --- » de la page.',
  hint: 'Gardez un seul en-tête, en haut du fichier : rassemblez-y les clés que vous voulez garder, entre deux lignes « --- » seulement.',
});
