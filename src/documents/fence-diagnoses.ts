import type { Diagnosis } from '../values/issue.ts';
import { isBlank } from './yaml/line.ts';

const MISSING = {
  rule: 'en-tete-manquant',
  message: 'Ce fichier ne commence pas par un en-tête entre deux lignes « --- ».',
};

export const DIAGNOSES = {
  missing: {
    ...MISSING,
    hint: 'Ajoutez en haut du fichier une ligne « --- », les clés, puis une autre ligne « --- ».',
  },
  unopened: {
    ...MISSING,
    hint: 'Ajoutez une ligne « --- » au-dessus de celle-ci.',
    suggestion: '---',
  },
  preceded: {
    rule: 'en-tete-precede',
    message:
      'Il y a du texte au-dessus de l’en-tête : la première ligne du fichier doit être « --- ».',
    hint: 'Déplacez ce texte sous la seconde ligne « --- ».',
  },
  doubled: {
    rule: 'en-tete-double',
    message: 'Un second en-tête commence ici, sous la première ligne « --- » de la page.',
    hint: 'Gardez un seul en-tête, en haut du fichier : rassemblez-y les clés que vous voulez garder, entre deux lignes « --- » seulement.',
  },
} satisfies Record<string, Diagnosis>;

/** Diagnosis of an opening fence with a language (`---js`): gray-matter would execute the frontmatter. */
export const language = (text: string): Diagnosis => ({
  rule: 'en-tete-langage',
  message: `L’en-tête commence par « ${text.trim().slice(0, 40)} » : le site ne lit que des clés simples, jamais du code.`,
  hint: 'Ne laissez que trois tirets sur cette ligne, et en dessous une clé par ligne.',
});

/** Diagnosis of a first key on the line of the opening fence: `---title: Contact`. */
export const gluedKey = (text: string): Diagnosis => ({
  rule: 'en-tete-tirets',
  message: 'La première clé est collée aux trois tirets qui ouvrent l’en-tête.',
  hint: 'Placez-vous après les trois tirets et appuyez sur « Entrée ».',
  suggestion: `---\n${text.slice(3).trim()}`,
});

export const gluedEnd = (text: string): Diagnosis => ({
  rule: 'en-tete-tirets',
  message: 'Les trois tirets qui ferment l’en-tête sont collés à la fin de cette ligne.',
  hint: 'Placez-vous devant les trois tirets et appuyez sur « Entrée ».',
  suggestion: `${text.trimEnd().slice(0, -3).trimEnd()}\n---`,
});

/** Diagnosis of a fence that is not exactly three hyphens: `———`. */
export const lookAlike = (text: string): Diagnosis => ({
  rule: 'en-tete-tirets',
  message: `« ${text.trim().slice(0, 40)} » ressemble à la ligne « --- » de l’en-tête, mais n’en est pas une.`,
  hint: 'Remplacez cette ligne par trois tirets simples, sans rien d’autre.',
  suggestion: '---',
});

/** Diagnosis of frontmatter without closing fence (`---`); `end`: first line (0-based) of the body. */
export function unclosed(lines: readonly string[], end: number): Diagnosis {
  const last = lines.findLastIndex((text, at) => at < end && !isBlank(text));
  return {
    rule: 'en-tete-non-ferme',
    message: 'L’en-tête s’ouvre ici et ne se ferme pas : il manque une seconde ligne « --- ».',
    hint: `Ajoutez une ligne « --- » sous la ligne ${last + 1} (« ${(lines[last] ?? '').trim().slice(0, 60)} »).`,
    suggestion: '---',
  };
}

/** Diagnosis of a line of backticks that was pasted with a template; `end`: line number (1-based) of the closing backticks. */
export const pastedFence = (text: string, end: number | undefined): Diagnosis => ({
  rule: 'en-tete-precede',
  message: `Cette ligne « ${text.trim().slice(0, 40)} » entourait le modèle : elle n’en fait pas partie.`,
  hint: end
    ? `Effacez cette ligne et la dernière (ligne ${end}).`
    : 'Effacez cette ligne : la première du fichier doit être « --- ».',
});
