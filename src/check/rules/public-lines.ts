import type { Document } from '../../model/document.ts';
import { valueAt } from '../../values/paths.ts';
import { type Report, ruleOf } from './checking.ts';

/** Lines of a public list of money. */
interface PublicLines {
  /** Key of the list, and that of what each line says: from whom, or for what. */
  list: string;
  key: string;
  /** A line, in French with a capital: « Ce don ». */
  line: string;
  rows: readonly { date: string; amount: number }[];
}

/** A telephone number, an e-mail address, or the number of an account; not a day or two years. */
export const PRIVATE =
  /(?:\+|\b(?!(?:19|20)\d\d-))\d(?:[\s.\u00a0\u202f-]?\d){7,}|[\w.+-]+@[\w-]+\.\w/;

/** Warns of lines that say the same as one before, so that both are counted, or that name how to reach a person. */
export function publicLines(
  { list, key, line, rows }: PublicLines,
  report: Report,
  { placeOf }: Document,
): void {
  const firsts = new Map<string, number>();
  for (const [index, { date, amount }] of rows.entries()) {
    const words = String(valueAt(rows, [index, key]));
    const secret = PRIVATE.exec(words)?.[0];
    if (secret)
      report.value([list, index, key], {
        rule: 'donnee-privee',
        severity: 'warning',
        message: `« ${secret} » serait public : sur la page, et dans les fichiers que chacun peut télécharger.`,
        hint: 'Effacez le numéro ou l’adresse de cette personne : un registre n’en a pas besoin.',
      });
    const content = JSON.stringify([date, amount, words.trim().toLowerCase()]);
    const first = firsts.get(content);
    firsts.set(content, first ?? index);
    if (first !== undefined)
      report.value([list, index], {
        rule: 'ligne-double',
        severity: 'warning',
        message: `${line} a le même jour, la même somme et les mêmes mots que la ligne ${placeOf([list, first]).line} : le site compte les deux.`,
        hint: 'Si c’est la même somme, effacez l’une des deux lignes. Sinon, ajoutez un mot à l’une. Exemple : (second versement)',
      });
  }
}

/** Reports lists of donations that mix invented and received ones, count one twice, or name how to reach a donor. */
export const donations = ruleOf('page', ({ donations: rows = [] }, report, document) => {
  publicLines({ list: 'donations', key: 'name', line: 'Ce don', rows }, report, document);
  const samples = rows.flatMap(({ status }, at) => (status === 'exemple' ? [at] : []));
  const [first] = samples;
  if (first === undefined || samples.length === rows.length) return;
  const lines = samples.map((at) => `ligne ${document.placeOf(['donations', at]).line}`);
  report.key(['donations', first], {
    rule: 'dons-exemple',
    message: 'De vrais dons et des dons inventés (« status: exemple ») sont dans la même liste.',
    hint: `Effacez en entier chaque don inventé : ${lines.join(', ')}.`,
  });
});
