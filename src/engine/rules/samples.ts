import type { Document } from '../document.ts';
import { templateSentences } from '../guide/regions.ts';
import { type Diagnosis, type Issue, issueAt } from '../issue.ts';
import { memoizeByKey } from '../memoize.ts';
import type { Model } from '../model.ts';
import { short } from '../text.ts';

const REMARK = /(?:^|\s)(#{1,6}\s*[àa] remplacer\b[\s\u00a0\u202f]*:?\s*)(.*)$/i;

/** Values that only hold a place: named so by a remark, or known as such (contract section 7). */
export function samples(document: Document): Issue[] {
  const lines = document.text.split('\n').slice(document.lines.from - 1, document.lines.to);
  return lines.flatMap((text, at): Issue[] => {
    const remark = REMARK.exec(text);
    const known = document.model.samples;
    const sample = remark || !known ? null : known.exec(text.replace(/(^|\s)#.*$/, ''));
    if (!remark && !sample) return [];
    // The sentence around it has its own full stop.
    const what = remark?.[2]?.trim().replace(/\.$/, '');
    const position = { line: document.lines.from + at, column: columnOf(text, sample?.index) };
    return [
      issueAt(document.file, position, {
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

/** What holds the place of a text in the drafts of any writer. */
const FILLER = /\blorem ipsum\b|\[à compléter\]|(?<!\p{L})XXX(?!\p{L})/iu;

/** Sentences of a new file that its editor left as they were, and what holds the place of others. */
export function templateTexts({ kind, file, text, model }: Document): Issue[] {
  const { sentences } = cachedSentences(model, () => ({ sentences: templateSentences(model) }));
  // Few files hold one: the lines of the others need not be looked at.
  const hasSome = kind && (FILLER.test(text) || sentences.some((one) => text.includes(one)));
  return hasSome ? leftLines({ file, text }, sentences) : [];
}

const cachedSentences = memoizeByKey<Model, { sentences: string[] }>();

const leftLines = (
  { file, text }: Pick<Document, 'file' | 'text'>,
  sentences: readonly string[],
): Issue[] =>
  withoutCode(text).flatMap((line, at) => {
    const filler = FILLER.exec(line)?.[0];
    const sentence = filler ?? line.replace(/^\w+: +["']?/, '').replace(/["']?\s*$/, '');
    const position = { line: at + 1, column: line.indexOf(sentence) + 1 };
    return filler || sentences.includes(sentence) ? issueAt(file, position, left(sentence)) : [];
  });

/** The lines of a text, their code blank: what it holds is an example. */
function withoutCode(text: string): string[] {
  let fence = '';
  return text.split('\n').map((line) => {
    const mark = /^[\s>]*(?:[-*+]\s+)?(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    const isInside = fence !== '' || mark !== '';
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence)) fence = '';
    return isInside ? '' : line.replace(/(`+)[^`]+\1/g, (code) => ' '.repeat(code.length));
  });
}

const left = (sentence: string): Diagnosis => ({
  rule: 'a-remplacer',
  severity: 'warning',
  message: `« ${short(sentence)} » n’est là que pour garder la place : cette phrase attend la vôtre.`,
  hint: 'Écrivez votre texte à la place.',
});

/** The value of the line, or its beginning. */
const columnOf = (text: string, at: number | undefined) =>
  (at ?? /^\s*(?:-\s+)*(?:[\w-]+:\s+)?/.exec(text)?.[0].length ?? 0) + 1;
