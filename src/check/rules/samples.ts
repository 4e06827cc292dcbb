import type { Document } from '../../model/document.ts';
import { FORM_NAMES } from '../../site/vocabulary.ts';
import { type Fault, type Issue, issueAt } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import { templateSentences } from '../guide/regions.ts';
import { lineIssues } from './shown-lines.ts';

const REMARK = /(?:^|\s)#{1,6}\s*[àa] remplacer\b[\s\u00a0\u202f]*:?\s*(.*)$/i;

/** Sample values: `example.org`, `+241 00 00 00 00`, the ids of the demonstration forms. */
const SAMPLE = new RegExp(
  String.raw`\bexample\.(?:org|com|net)\b|\+241(?:[ .]?00){4}\b|\bPrénom Nom\b` +
    String.raw`|(?<=: {1,4}["']?)demo-(?:${FORM_NAMES.join('|')})(?=["']?\s*$)`,
);

/** What is before the value on a line of YAML. */
const KEY = /^\s*(?:-\s+)*(?:[\w-]+:\s+)?/;

/** Reports sample values of the frontmatter: with a comment `# à remplacer`, or of the form of a sample (docs/contract.md#content). */
export function samples({ file, text, bodyLine }: Document): Issue[] {
  const lines = text.split('\n').slice(0, bodyLine - 1);
  return lines.flatMap((line, at): Issue[] => {
    const remark = REMARK.exec(line);
    const found = remark ?? SAMPLE.exec(line.replace(/(^|\s)#.*$/, ''));
    if (!found) return [];
    const what = remark?.[1]?.trim().replace(/\.$/, '');
    const fault: Fault = {
      rule: 'a-remplacer',
      severity: 'warning',
      message: what
        ? `Ce qui est écrit ici n’est qu’un exemple. Il faut : ${what}.`
        : `« ${remark ? line.trim() : found[0]} » n’est qu’un exemple.`,
      hint: `Écrivez la vraie valeur${remark ? ', puis effacez la remarque qui suit le dièse' : ' à la place'}.`,
      inForm: 'Écrivez la vraie valeur.',
    };
    const column = remark ? (KEY.exec(line)?.[0].length ?? 0) : found.index;
    return [issueAt(file, { line: at + 1, column: column + 1 }, fault)];
  });
}

const SENTENCES = templateSentences();

/** What waits in square brackets. */
const WAITING =
  /\[[^\][\n]{0,40}(?:à (?:compléter|confirmer|préciser|définir|venir|remplir)|tb[cd])\](?!\()/iu;

/** What somebody left to be filled in or checked, in a text or a value. */
const NOTES: readonly RegExp[] = [
  /\blorem ipsum\b/iu,
  /\[(?:insert|insérer|your|enter|nom d[eu’'])[^\][\n]{1,40}\](?![(:[])/iu,
  /\([^()\n]{1,40} à (?:ajouter|insérer|compléter)(?: ici)?\)/iu,
  /à vérifier avec\b/iu,
  /\b(?:TODO|FIXME|TBD|XXX|xxx)\b|À (?:COMPLÉTER|VÉRIFIER)/u,
  /(?:^|\b(?:[Ll]es?|[Dd]es?|pour|environ)|à) *XX(?=[ \u00a0]\p{Ll})/u,
  /\?{3}(?= \p{Ll}+[ .,;)])|(?:^|[:(|])[ \u00a0\u202f]?\?{3}(?=[.,;)|]|$)/u,
  /\b(?:METTRE|INSÉRER|AJOUTER|PHOTO|IMAGE)\b[ A-ZÀ-Ý’']{0,30}\bICI\b/u,
];

/** Warns of sentences of templates that an editor did not replace, and of notes that were left behind. */
export function templateTexts(document: Document): Issue[] {
  const written = document.text.split('\n');
  return lineIssues(document, ({ line, number }) => {
    if (REMARK.test(written[number - 1] ?? '')) return [];
    const waiting = WAITING.exec(line)?.[0];
    const [note] = NOTES.flatMap((one) => one.exec(line)?.[0].trim() ?? []);
    const sentence = line.trimEnd().replace(/^\w+: +["']?|["']$/g, '');
    const sample = waiting ?? (note || !SENTENCES.includes(sentence) ? undefined : sentence);
    const words = sample ?? note;
    if (!words) return [];
    const fault: Fault = {
      rule: sample ? 'a-remplacer' : 'note-publiee',
      severity: 'warning',
      message: `« ${shorten(words)} » n’est qu’${sample ? 'un exemple' : 'une note'} : les visiteurs liraient ces mots.`,
      hint: 'Écrivez votre texte à la place. Une note pour vous s’écrit entre <!-- et -->.',
    };
    return [{ ...fault, at: line.indexOf(words) }];
  });
}
