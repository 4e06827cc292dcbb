import type { Keyed } from '../../engine/document.ts';
import { type Issue, issueAt } from '../../engine/issue.ts';
import { valueAt } from '../../engine/values/paths.ts';

/** A text where translations stand says its language: its page would else be read aloud and typeset as French. */
export function languages({ path, data, file, placeOf }: Keyed): Issue[] {
  const isTranslation = /^pages\/en(?:\/|\.mdx$)/.test(path);
  if (!isTranslation || valueAt(data, ['lang']) !== undefined) return [];
  return [
    issueAt(file, placeOf(['lang']), {
      rule: 'cle-manquante',
      severity: 'warning',
      message:
        'Cette page est rangée parmi les pages en anglais, mais ne dit pas sa langue : le site la présenterait comme du français.',
      hint: 'Ajoutez cette ligne en haut du fichier, entre les deux lignes « --- » (« lang: fr » tant que le texte n’est pas traduit).',
      suggestion: 'lang: en',
    }),
  ];
}
