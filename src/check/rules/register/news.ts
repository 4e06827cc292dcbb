import { documentsOf } from '../../../content/document.ts';
import { initiativeOf, newsDay } from '../../../content/register/news.ts';
import { isCalendarDay } from '../../../values/calendar.ts';
import { FIRST_LINE, type Issue, issueAt } from '../../../values/issue.ts';
import type { Checking } from '../checking.ts';

const rule = 'nouvelle';

/** Reports news without a day in the file name, of an unknown initiative, or of the same initiative and day as other news. */
export function news({ content }: Checking): Issue[] {
  const sheets = documentsOf(content.documents, 'initiative').flatMap(
    ({ route }) => route?.split('/').at(-1) ?? [],
  );
  const slugs = new Set(sheets);
  const all = documentsOf(content.documents, 'nouvelle');
  const firsts = new Map(
    all.toReversed().map((one) => [`${initiativeOf(one)} ${newsDay(one)}`, one]),
  );
  return all.flatMap((one) => {
    const at = (message: string, hint: string) => [
      issueAt(one.file, FIRST_LINE, { rule, message, hint }),
    ];
    const slug = initiativeOf(one);
    const day = newsDay(one);
    if (!isCalendarDay(day))
      return at(
        'Le nom d’une nouvelle commence par son jour, puis un tiret et un mot.',
        'Renommez ce fichier, par exemple en « 2026-03-01-chantier.mdx ».',
      );
    if (!slugs.has(slug))
      return at(
        `Cette nouvelle est celle d’un projet « ${slug} », qui n’a pas de fiche.`,
        `Donnez à son dossier la fin de l’adresse d’une fiche : ${sheets.join(', ')}.`,
      );
    const first = firsts.get(`${slug} ${day}`);
    return first && first !== one
      ? at(
          `Ce jour a déjà une nouvelle de ce projet : ${first.file}.`,
          'Réunissez les deux textes dans un seul fichier, ou changez le jour de l’un des deux.',
        )
      : [];
  });
}
