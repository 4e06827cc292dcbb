import { type Document, documentsOf, specOf } from '../../model/document.ts';
import { frenchDay } from '../../values/calendar.ts';
import { type Fault, type Issue, issueAt } from '../../values/issue.ts';
import { valueAt } from '../../values/paths.ts';
import { placeAbove } from '../../values/positions.ts';
import { type ContentRule, ruleOf } from './checking.ts';

/** Reports questions of the FAQ without an answer. */
export const missingAnswers = (document: Document): Issue[] => {
  const { frontmatter, hasBody, file, bodyLine } = document;
  const place = specOf(document)?.place;
  return place?.page === 'shared' && place.isAnswer && frontmatter && !hasBody
    ? [issueAt(file, { line: bodyLine - 1, column: 1 }, UNANSWERED)]
    : [];
};

const UNANSWERED: Fault = {
  rule: 'faq-reponse',
  message: 'Cette question n’a pas encore de réponse.',
  hint: 'Écrivez-la sous la seconde ligne « --- ».',
  inForm: 'Écrivez-la dans « Le texte ».',
};

/** Warns of articles with a text and without a day: readers of feeds take them for old ones. */
export const missingDates: ContentRule = ({ content, today }) =>
  documentsOf(content.documents, 'article').flatMap((article) => {
    const { file, text, bodyLine, hasBody, data, partial } = article;
    if (!hasBody || partial.has('date') || valueAt(data, ['date']) !== undefined) return [];
    return issueAt(file, placeAbove(text, bodyLine - 1), {
      rule: 'cle-manquante',
      severity: 'warning',
      message: 'Cet article n’a pas de jour : il se rangerait après tous les autres.',
      hint: `Ajoutez, au-dessus de cette ligne : date: ${today}`,
      right: `date: ${today}`,
    });
  });

/** Reports an event that ends before its first day: search engines reject it. */
export const reversedEvents = ruleOf('communique', ({ event }, report) => {
  if (event?.end && event.end < event.start)
    report.value(['event', 'end'], {
      rule: 'date',
      message: `La rencontre finirait le ${frenchDay(event.end)}, avant de commencer, le ${frenchDay(event.start)}.`,
      hint: 'Corrigez « start: », le premier jour, ou « end: », le dernier. Exemple : 2026-03-01',
    });
});

/** Paths of home pages of sub-sites, which may have `section`: `pages/projets/eco-logik/index.mdx`. */
const HOME = /^pages\/(?:en\/)?(?:projets\/.+|je-participe(?:\/.+)?)\/index\.mdx$/;

/** Reports pages with the key `section` that are not the home page of a sub-site. */
export const misplacedSections = ruleOf('page', ({ section }, report, { path }) => {
  if (!section || HOME.test(path)) return;
  const fault = {
    rule: 'sous-site',
    message: 'La clé « section » ne va que dans la page d’accueil d’un projet.',
    hint:
      'Pour faire de cette page un projet, renommez ce fichier en « content/pages/projets/nom-du-projet/index.mdx ». ' +
      'Sinon, retirez « section: » et les lignes décalées dessous.',
  };
  report.key(['section'], fault);
});
