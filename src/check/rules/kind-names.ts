import type { Reading } from '../../documents/read-files.ts';
import { documentsOf } from '../../model/document.ts';
import { initiativeOf } from '../../model/register/news.ts';
import { newsDay } from '../../model/visibility.ts';
import { kindOf, kinds, sharedRoute } from '../../site/kinds/index.ts';
import { sectionAnchor, stem } from '../../site/routes.ts';
import { isCalendarDay } from '../../values/calendar.ts';
import { FIRST_LINE, type Issue, issueAt } from '../../values/issue.ts';
import type { Checking } from './checking.ts';

/** Reports files whose name has no two-digit number at its start, or has the number or anchor of another file. */
export const fileNumbers = ({ listing, nameOf }: Reading): Issue[] =>
  listing.texts.flatMap((path) => {
    const kind = kindOf(path);
    if (!kind || !sharedRoute(kind) || path.split('/').length !== 2) return [];
    const about = (message: string, hint: string) =>
      issueAt(nameOf(path), FIRST_LINE, { rule: `${kind}-numero`, message, hint });
    if (!/^\d\d-/.test(stem(path)))
      return about(
        `Le nom d’${kinds[kind].name} commence par deux chiffres et un tiret, qui donnent son ordre.`,
        'Renommez-le, avec deux chiffres qu’aucun autre n’a. Exemple : 10-notre-mission.mdx',
      );
    const numberOf = (one: string) => stem(one).slice(0, 'nn-'.length);
    const other = listing.texts.find(
      (one) =>
        one !== path &&
        kindOf(one) === kind &&
        (numberOf(one) === numberOf(path) || sectionAnchor(one) === sectionAnchor(path)),
    );
    return other
      ? about(
          `Ce fichier a le numéro ou le nom de ${nameOf(other)}.`,
          'Renommez l’un des deux : il lui faut un numéro et un nom que l’autre n’a pas.',
        )
      : [];
  });

/** Reports news without a day in the file name, of an unknown initiative, or of the same initiative and day as other news. */
export function misnamedNews({ content }: Checking): Issue[] {
  const sheets = documentsOf(content.documents, 'initiative').flatMap(
    ({ route }) => route?.split('/').at(-1) ?? [],
  );
  const all = documentsOf(content.documents, 'nouvelle');
  return all.flatMap((one) => {
    const about = (message: string, hint: string) =>
      issueAt(one.file, FIRST_LINE, { rule: 'nouvelle', message, hint });
    const slug = initiativeOf(one);
    const day = newsDay(one);
    if (!isCalendarDay(day))
      return about(
        'Le nom d’une nouvelle commence par son jour, puis un tiret et un mot.',
        'Renommez-le ainsi : l’année, le mois, le jour, un mot. Exemple : 2026-03-01-chantier.mdx',
      );
    if (!sheets.includes(slug))
      return about(
        `Cette nouvelle est celle d’un projet « ${slug} », qui n’a pas de fiche.`,
        `Donnez à son dossier le nom d’une fiche : ${sheets.join(', ')}.`,
      );
    const first = all.find((other) => initiativeOf(other) === slug && newsDay(other) === day);
    return first && first !== one
      ? about(
          `Ce jour a déjà une nouvelle de ce projet : ${first.file}.`,
          'Réunissez les deux textes dans un seul fichier, ou changez le jour de l’un des deux.',
        )
      : [];
  });
}

/** Reports monthly reports whose file name is not a month like `2026-10.mdx`. */
export const reports = ({ content }: Checking): Issue[] =>
  documentsOf(content.documents, 'rapport')
    .filter(({ path }) => !/^rapports\/\d{4}-(0[1-9]|1[0-2])\.mdx$/.test(path))
    .map(({ file }) =>
      issueAt(file, FIRST_LINE, {
        rule: 'rapport',
        message: 'Le nom d’un rapport est son mois : l’année, un tiret, deux chiffres.',
        hint: 'Renommez-le ainsi : 2026-10.mdx',
      }),
    );
