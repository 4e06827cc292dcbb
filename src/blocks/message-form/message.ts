import { COLON, type Lang } from '../../content/languages.ts';
import type { FieldKind, Form } from '../../content/schema/form.ts';
import type { Words } from '../../content/schema/interface.ts';

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

/** Whether a number ends with 8 zeros, like the sample `+241 00 00 00 00`: it may belong to a stranger, so no link. */
export const isSampleNumber = (phone: string) => /0{8}$/.test(phone.replace(/\D/g, ''));

/** Link to WhatsApp with a message. A number without country code gets `241` (Gabon); without a number WhatsApp asks for it. */
export function whatsappAddress(phone: string, text: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  const code = phone === '' || phone.startsWith('+') || digits.length > 9 ? '' : '241';
  const number = code ? code + digits.replace(/^0/, '') : digits;
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** A `mailto:` link with a subject and a text; RFC 6068 requires CRLF between lines. */
export function mailAddress(email: string, subject: string, text: string): string {
  const body = encodeURIComponent(text.replace(/\n/g, '\r\n'));
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
