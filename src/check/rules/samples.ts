import type { Reading } from '../../documents/read-files.ts';
import { decode } from '../../documents/read-text.ts';
import { linesWithoutCode } from '../../model/body.ts';
import { type Document, sharedOf } from '../../model/document.ts';
import { FORM_NAMES } from '../../site/vocabulary.ts';
import { MONTHS } from '../../values/calendar.ts';
import { type Fault, type Issue, issueAt } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import { LINKED_GUIDE, repositoryOfLink, templateSentences } from '../guide/regions.ts';

const REMARK = /(?:^|\s)(#{1,6}\s*[àa] remplacer\b[\s\u00a0\u202f]*:?\s*)(.*)$/i;

/** Sample values: `example.org`, `+241 00 00 00 00`, the ids of the demonstration forms. */
const SAMPLE = new RegExp(
  String.raw`\bexample\.(?:org|com|net)\b|\+241(?:[ .]?00){4}\b|\bPrénom Nom\b|(?<=: {1,4}["']?)demo-(?:${FORM_NAMES.join('|')})(?=["']?\s*$)`,
);

/** Reports sample values of the frontmatter: with a comment `# à remplacer`, or of the form of a sample (docs/contract.md#content). */
export function samples({ file, text, bodyLine }: Document): Issue[] {
  const lines = text.split('\n').slice(0, bodyLine - 1);
  return lines.flatMap((line, at): Issue[] => {
    const remark = REMARK.exec(line);
    const found = remark ?? SAMPLE.exec(line.replace(/(^|\s)#.*$/, ''));
    if (!found) return [];
    const what = remark?.[2]?.trim().replace(/\.$/, '');
    const message = what
      ? `Ce qui est écrit ici n’est qu’un exemple. Il faut : ${what}.`
      : `« ${remark ? line.trim() : found[0]} » n’est qu’un exemple.`;
    const hint = `Écrivez la vraie valeur${remark ? ', puis effacez la remarque qui suit le dièse' : ' à la place'}.`;
    const column = 1 + (remark ? (BEFORE.exec(line)?.[0].length ?? 0) : found.index);
    const position = { line: at + 1, column };
    return [issueAt(file, position, { rule: 'a-remplacer', severity: 'warning', message, hint })];
  });
}

/** What is before the value on a line of YAML. */
const BEFORE = /^\s*(?:-\s+)*(?:[\w-]+:\s+)?/;

const SENTENCES = templateSentences();

/** What waits in square brackets: `[lieu à confirmer]`. */
const WAITING =
  'à (?:compléter|confirmer|préciser|définir|venir|remplir|vérifier)|to be confirmed|tbc|tbd';
/** What follows figures that are not known yet: `XX décembre`. */
const UNIT = [...MONTHS, 'XX', 'euros?', '€', 'F?CFA', String.raw`h\b`].join('|');

/** Common placeholder texts, also in capitals: `lorem ipsum`, `[lieu à confirmer]`. */
const WORDS = new RegExp(
  [
    String.raw`\blorem ipsum\b`,
    String.raw`\[(?:[^\]\n[]{1,40} )?(?:${WAITING})\](?!\()`,
    String.raw`\[(?:insert|your|enter|add|insérer|nom d[eu’']|votre) ?[^\]\n[]{1,40}\](?![(:[])`,
    String.raw`\([^()\n]{1,40} à (?:ajouter|insérer|compléter)(?: ici)?\)`,
  ].join('|'),
  'iu',
);

/** Placeholders by their signs: `XX décembre`, `TODO`, `???` alone, in parentheses or as a value; behind a question they insist. */
const SIGNS = new RegExp(
  [
    String.raw`(?<![\p{L}\d.])X{2,4}(?=[ \u00a0\u202f/](?:${UNIT}))`,
    String.raw`(?<!\p{L})(?:XXX|xxx)(?!\p{L})`,
    String.raw`(?<![\p{L}\d<])(?:TODO|FIXME|TBD|À COMPLÉTER)(?![\p{L}\d])`,
    String.raw`\?{3}(?<=(?:^[ \t>*+-]*|[:(|][ \u00a0\u202f]?|(?<!\p{L})(?:[àa]u?|(?<!(?:[Oo]ù|[Qq]uo?i) )est|d[eu]|l[ea])[ \u00a0\u202f])\?{3})(?=[\s.,;)]|$)`,
  ].join('|'),
  'mu',
);

const fillerOf = (text: string) => (SIGNS.exec(text) ?? WORDS.exec(text))?.[0];

/** Reports sentences of templates that an editor did not replace, and placeholder texts. */
export function templateTexts(document: Document): Issue[] {
  const { kind, text } = document;
  // Fast answer for most files, which contain no such sentence.
  const hasSome =
    kind && (fillerOf(text) !== undefined || SENTENCES.some((one) => text.includes(one)));
  return hasSome ? fillerLines(document) : [];
}

const fillerLines = ({ file, text, facts }: Document): Issue[] =>
  linesWithoutCode(text, facts).flatMap((line, at) => {
    const filler = fillerOf(line);
    const sentence = filler ?? line.replace(/^\w+: +["']?/, '').replace(/["']?\s*$/, '');
    const position = { line: at + 1, column: line.indexOf(sentence) + 1 };
    return filler || SENTENCES.includes(sentence) ? issueAt(file, position, sample(sentence)) : [];
  });

const sample = (sentence: string): Fault => ({
  rule: 'a-remplacer',
  severity: 'warning',
  message: `« ${shorten(sentence)} » n’est qu’un exemple : les visiteurs le liraient.`,
  hint: 'Écrivez votre texte à la place.',
});

/** Reports links « ➕ » of the guide (create a file on GitHub) that open another repository than that of the content. */
export function guideLinks({ content, files, nameOf }: Reading): Issue[] {
  const now = sharedOf(content).site?.repository?.replace(/\/+$/, '');
  const file = files.get(LINKED_GUIDE);
  if (!now || !file) return [];
  const lines = decode(file.bytes).text.split('\n');
  const repositories = lines.map(repositoryOfLink);
  const at = repositories.findIndex((one) => one !== undefined && one !== now);
  if (at < 0) return [];
  const position = { line: at + 1, column: (lines[at] ?? '').indexOf('](') + 3 };
  return [
    issueAt(nameOf(LINKED_GUIDE), position, {
      rule: 'a-remplacer',
      severity: 'warning',
      message: `Les liens « ➕ » de cette page ouvrent le dépôt ${repositories[at]}, et non celui que nomme site.yml.`,
      hint:
        `Dans toute la page, remplacez « ${repositories[at]} » par « ${now} ». ` +
        'Sur un ordinateur où le site est installé, la commande « npm run guide » le fait.',
    }),
  ];
}
