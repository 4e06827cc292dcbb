import { FORM_NAMES } from '../../content/vocabulary.ts';
import type { Document } from '../document.ts';
import { templateSentences } from '../guide/regions.ts';
import { type Diagnosis, type Issue, issueAt } from '../issue.ts';
import { short } from '../text.ts';

const REMARK = /(?:^|\s)(#{1,6}\s*[àa] remplacer\b[\s\u00a0\u202f]*:?\s*)(.*)$/i;
const SAMPLE = new RegExp(
  String.raw`\bexample\.(?:org|com|net)\b|\+241(?:[ .]?00){4}\b|\bPrénom Nom\b|(?<=: {1,4}["']?)demo-(?:${FORM_NAMES.join('|')})(?=["']?\s*$)`,
);

/** Values that only hold a place: named so by a remark, or known as such (contract section 7). */
export function samples(document: Document): Issue[] {
  const lines = document.text.split('\n').slice(document.lines.from - 1, document.lines.to);
  return lines.flatMap((text, at): Issue[] => {
    const remark = REMARK.exec(text);
    const sample = remark ? null : SAMPLE.exec(text.replace(/(^|\s)#.*$/, ''));
    if (!remark && !sample) return [];
    // The sentence around it has its own full stop.
    const what = remark?.[2]?.trim().replace(/\.$/, '');
    const place = { line: document.lines.from + at, column: columnOf(text, sample?.index) };
    return [
      issueAt(document.file, place, {
        rule: 'a-remplacer',
        severity: 'warning',
        message: what
          ? `Une valeur d’exemple attend la vôtre : ${what}.`
          : `« ${sample?.[0] ?? text.trim()} » est une valeur d’exemple.`,
        hint: remark
          ? 'Écrivez votre valeur, puis effacez la remarque qui suit le dièse.'
          : 'Écrivez votre valeur à la place.',
      }),
    ];
  });
}

/** Sentences of a new file that its editor left as they were. */
export const templateTexts = ({ kind, file, text }: Document): Issue[] =>
  // Few files hold one: the lines of the others need not be looked at.
  kind && TEMPLATE.some((sentence) => text.includes(sentence)) ? leftLines(file, text) : [];

const TEMPLATE = templateSentences();

const leftLines = (file: string, text: string): Issue[] =>
  text.split('\n').flatMap((line, at) => {
    const sentence = line.replace(/^\w+: +["']?/, '').replace(/["']?\s*$/, '');
    const place = { line: at + 1, column: line.indexOf(sentence) + 1 };
    return TEMPLATE.includes(sentence) ? issueAt(file, place, left(sentence)) : [];
  });

const left = (sentence: string): Diagnosis => ({
  rule: 'a-remplacer',
  severity: 'warning',
  message: `« ${short(sentence)} » est une phrase du modèle : elle attend la vôtre.`,
  hint: 'Écrivez votre texte à la place.',
});

/** The value of the line, or its beginning. */
const columnOf = (text: string, at: number | undefined) =>
  (at ?? /^\s*(?:-\s+)*(?:[\w-]+:\s+)?/.exec(text)?.[0].length ?? 0) + 1;
