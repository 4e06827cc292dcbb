import type { Reading } from '../../documents/read-files.ts';
import { documentsOf } from '../../model/document.ts';
import { initiativeOf } from '../../model/register/news.ts';
import { newsDay } from '../../model/visibility.ts';
import { KINDS, type Kind, kindOf, kinds } from '../../site/kinds/index.ts';
import { stem } from '../../site/routes.ts';
import { isCalendarDay, MONTHS } from '../../values/calendar.ts';
import { type Fault, FIRST_LINE, type Issue, issueAt } from '../../values/issue.ts';
import { slugOf, withoutAccents } from '../../values/text.ts';
import { sectionAnchor } from '../../values/unique-ids.ts';
import type { Checking } from './checking.ts';
import { rightPath } from './file-names.ts';

/** Reports files whose name has no two-digit number at its start, or has the number or anchor of another file. */
export const fileNumbers = (reading: Reading): Issue[] =>
  KINDS.flatMap((kind) => numbersOf(kind, reading));

function numbersOf(kind: Kind, { listing, nameOf }: Reading): Issue[] {
  const { name, place } = kinds[kind];
  if (place.page !== 'shared') return [];
  const { isAnswer } = place;
  const rule = `${kind}-numero`;
  const paths = listing.texts.filter(
    (path) => kindOf(path) === kind && path.split('/').length === 2,
  );
  const numberOf = (path: string) => /^\d{2}(?=-)/.exec(stem(path))?.[0];
  const anchorOf = (path: string) => isAnswer && numberOf(path) && sectionAnchor(stem(path));
  const faultOf = (path: string): Omit<Fault, 'rule'> | undefined => {
    const number = numberOf(path);
    if (number === undefined)
      return {
        message: `Le nom d’${name} commence par deux chiffres et un tiret, qui donnent son ordre.`,
        hint: `Renommez-le, par exemple en « 10-${rightPath(stem(path)).replace(/^\d+-/, '')} ».`,
      };
    const others = paths.filter((other) => other !== path);
    const sameNumber = others.find((other) => numberOf(other) === number);
    const other = sameNumber ?? others.find((one) => isAnswer && anchorOf(one) === anchorOf(path));
    if (!other) return undefined;
    const what = sameNumber ? `Le numéro ${number}` : `L’adresse « #${anchorOf(path)} »`;
    return {
      message: `${what} est aussi ${sameNumber ? 'celui' : 'celle'} de ${nameOf(other)}.`,
      hint: 'Renommez l’un des deux : il lui faut un numéro et un nom que l’autre n’a pas.',
    };
  };
  return paths.flatMap((path) => {
    const found = faultOf(path);
    return found ? issueAt(nameOf(path), FIRST_LINE, { rule, ...found }) : [];
  });
}

/** Reports news without a day in the file name, of an unknown initiative, or of the same initiative and day as other news. */
export function misnamedNews({ content }: Checking): Issue[] {
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
      issueAt(one.file, FIRST_LINE, { rule: 'nouvelle', message, hint }),
    ];
    const slug = initiativeOf(one);
    const day = newsDay(one);
    if (!isCalendarDay(day))
      return at(
        'Le nom d’une nouvelle commence par son jour, puis un tiret et un mot.',
        `Renommez ce fichier, par exemple en « ${datedName(stem(one.path))} ».`,
      );
    if (!slugs.has(slug))
      return at(
        `Cette nouvelle est celle d’un projet « ${slug} », qui n’a pas de fiche.`,
        `Donnez à son dossier le nom d’une fiche : ${sheets.join(', ')}.`,
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

/** The name of news with its day at its start: `02-11-2026-murs` -> `2026-11-02-murs.mdx`; without a day, that of an example. */
function datedName(name: string): string {
  const [found, day = '', month = '', year = ''] = /(\d\d)[-_.](\d\d)[-_.](\d{4})/.exec(name) ?? [];
  const [iso] = /\d{4}-\d\d-\d\d/.exec(name) ?? [];
  const date = found ? `${year}-${month}-${day}` : iso;
  if (!date || !isCalendarDay(date)) return '2026-03-01-chantier.mdx';
  const word = slugOf(name.replace(found ?? date, ' ')) || 'nouvelle';
  return `${date}-${word}.mdx`;
}

/** The month that the name of a report says: `rapport-novembre-2026` -> `2026-11.mdx`; without one, that of an example. */
function monthName(name: string): string {
  const words = withoutAccents(name).toLowerCase();
  const [year] = /(?<!\d)20\d\d(?!\d)/.exec(words) ?? [];
  const named =
    MONTHS.findIndex((month) => words.split(/[^a-z]+/).includes(withoutAccents(month))) + 1;
  const [, figures] = /(?<!\d)(0?[1-9]|1[0-2])(?!\d)/.exec(words) ?? [];
  const month = named || Number(figures);
  return year && month ? `${year}-${String(month).padStart(2, '0')}.mdx` : '2026-10.mdx';
}

/** Reports monthly reports whose file name is not a month like `2026-10.mdx`. */
export const reports = ({ content }: Checking): Issue[] =>
  documentsOf(content.documents, 'rapport')
    .filter(({ path }) => !/^rapports\/\d{4}-(0[1-9]|1[0-2])\.mdx$/.test(path))
    .map(({ file, path }) =>
      issueAt(file, FIRST_LINE, {
        rule: 'rapport',
        message: 'Le nom d’un rapport est son mois : l’année, un tiret, deux chiffres.',
        hint: `Renommez ce fichier, par exemple en « ${monthName(stem(path))} ».`,
      }),
    );
