import type { FrontmatterSource } from '../../content/document.ts';
import { englishRoute } from '../../content/languages.ts';
import { addedLines } from '../../values/fix.ts';
import { correctionHint, type Issue, issueAt } from '../../values/issue.ts';
import { valueAt } from '../../values/paths.ts';
import type { Checking } from './checking.ts';
import { routesOf } from './content-routes.ts';
import { pageLinks } from './links.ts';

/** Reports pages in `pages/en` without `lang`: screen readers and typography would treat them as French. */
export function languages({ path, data, file, text, positionOf }: FrontmatterSource): Issue[] {
  const isTranslation = /^pages\/en(?:\/|\.mdx$)/.test(path);
  if (!isTranslation || valueAt(data, ['lang']) !== undefined) return [];
  return [
    issueAt(file, positionOf(['lang']), {
      rule: 'cle-manquante',
      severity: 'warning',
      message:
        'Cette page est rangée parmi les pages en anglais, mais ne dit pas sa langue : le site la présenterait comme du français.',
      hint: 'Ajoutez cette ligne en haut du fichier, entre les deux lignes « --- » (« lang: fr » tant que le texte n’est pas traduit).',
      fix: addedLines(text, positionOf(['lang']).line + 1, 'lang: en'),
    }),
  ];
}

/** Reports links of English texts to a French page that has a translation, unless the link is on that translation. */
export function translatedLinks(checking: Checking): Issue[] {
  const routes = routesOf(checking);
  return pageLinks(checking).flatMap(({ address, page, from, issue }) => {
    const english = englishRoute(page);
    const isCorrect = !address.startsWith(page) || from.route === english || !routes.has(english);
    if (isCorrect || valueAt(from.data, ['lang']) !== 'en') return [];
    return issue({
      rule: 'lien-langue',
      severity: 'warning',
      message: `Ce lien d’un texte en anglais mène à la page en français, alors qu’elle est traduite.`,
      ...correctionHint(english + address.slice(page.length), ''),
    });
  });
}
