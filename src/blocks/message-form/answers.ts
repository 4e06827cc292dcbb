import { COLON, type Lang } from '../../site/languages.ts';
import type { FieldKind, Form } from '../../site/schema/form.ts';
import type { Words } from '../../site/schema/interface.ts';
import { STORED_DATA } from '../../site/stored-data.ts';
import { BASE } from '../../ui/base.ts';
import { asRecord } from '../../ui/stored/browser-store.ts';

/** Texts of the form except its fields, in the language of the page. */
export type FormWords = Words['ownForms'] & { wrong: Words['wrong']; lang: Lang };

/** Name of a field -> answer of the visitor; without empty fields. */
export type Answers = Readonly<Record<string, string>>;

/** Reads the answers from the fields of a form. */
export const answersOf = (form: HTMLFormElement): Answers =>
  Object.fromEntries(
    [...new FormData(form)]
      .map(([name, value]) => [name, String(value).trim()])
      .filter(([, value]) => value),
  );

/** The message: title of the form, then one line for each answer: `Nom : Awa`. */
export function messageOf(answers: Answers, { title, fields }: Form, words: FormWords): string {
  const lines = fields.flatMap(({ name, label, kind }) => {
    const answer = answers[name];
    if (answer === undefined) return [];
    const asked = label.endsWith('?') ? `${label} ` : label + COLON[words.lang];
    const text = formatted(answer, kind, words);
    return [kind === 'long' ? `\n${asked.trimEnd()}\n${text}\n` : asked + text];
  });
  const message = [title, '', ...lines].join('\n').replace(/\n{3,}/g, '\n\n');
  // While an emoji is typed, a text may contain half of its surrogate pair, which `encodeURIComponent` refuses.
  return message.trim().replace(/\p{Cs}/gu, '');
}

function formatted(answer: string, kind: FieldKind, { lang, yes }: FormWords): string {
  if (kind === 'check') return yes;
  if (kind === 'number') return Number(answer).toLocaleString(lang);
  if (kind !== 'date') return answer;
  const day = new Date(`${answer}T00:00Z`);
  return day.toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' });
}

const keyOf = (form: string) => STORED_DATA.answers.name(BASE) + form;

/** Stores the answers of a form in sessionStorage, or removes them if empty. Ignores a blocked or full storage. */
export function storeAnswers(form: string, answers: Answers = {}): void {
  try {
    if (Object.keys(answers).length === 0) sessionStorage.removeItem(keyOf(form));
    else sessionStorage.setItem(keyOf(form), JSON.stringify(answers));
  } catch {}
}

/** Fills the fields with the stored answers of this tab; other fields keep text typed before hydration. */
export function restoreAnswers(form: string, element: HTMLFormElement): void {
  let stored: ReturnType<typeof asRecord>;
  try {
    stored = asRecord(JSON.parse(sessionStorage.getItem(keyOf(form)) ?? ''));
  } catch {}
  const [visit] = performance.getEntriesByType('navigation');
  // On a reload the browser fills fields itself, also with erased answers: fields without stored answer are then emptied.
  const isFilled = (visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
  for (const field of element.querySelectorAll<HTMLInputElement>('[name]')) {
    const answer = stored?.[field.name];
    if (answer === undefined && !isFilled) continue;
    if (field.type === 'checkbox') field.checked = answer !== undefined;
    else field.value = typeof answer === 'string' ? answer : '';
  }
}
