import { COLON, type Lang } from '../../content/languages.ts';
import type { FieldKind, Form } from '../../content/schema/form.ts';
import type { Words } from '../../content/schema/interface.ts';

/** The words around the fields, in the language of the page. */
export type FormWords = Words['ownForms'] & { wrong: Words['wrong']; lang: Lang };

/** The answers of a visitor by the name of the field; an empty field has none. */
export type Answers = Readonly<Record<string, string>>;

/** The current answers of a form. */
export const answersOf = (form: HTMLFormElement): Answers =>
  Object.fromEntries(
    [...new FormData(form)]
      .map(([name, value]) => [name, String(value).trim()])
      .filter(([, value]) => value),
  );

/** The message of a form: its title, then each answer with its label. */
export function messageOf(answers: Answers, { title, fields }: Form, words: FormWords): string {
  const lines = fields.flatMap(({ name, label, kind }) => {
    const answer = answers[name];
    if (answer === undefined) return [];
    const asked = label.endsWith('?') ? `${label} ` : label + COLON[words.lang];
    const text = formatted(answer, kind, words);
    return [kind === 'long' ? `\n${asked.trimEnd()}\n${text}\n` : asked + text];
  });
  const message = [title, '', ...lines].join('\n').replace(/\n{3,}/g, '\n\n');
  // An emoji that is being typed may leave half a surrogate pair, which no address can contain.
  return message.trim().replace(/\p{Cs}/gu, '');
}

function formatted(answer: string, kind: FieldKind, { lang, yes }: FormWords): string {
  if (kind === 'check') return yes;
  if (kind === 'number') return Number(answer).toLocaleString(lang);
  if (kind !== 'date') return answer;
  const day = new Date(`${answer}T00:00Z`);
  return day.toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Whether a number is the sample `+241 00 00 00 00`: a link to this number would lead to strangers. */
export const isSampleNumber = (phone: string) => /0{8}$/.test(phone.replace(/\D/g, ''));

/** A link to WhatsApp with a message. Without country code a number is Gabonese; without a number, WhatsApp asks for one. */
export function whatsappAddress(phone: string, text: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  const code = phone === '' || phone.startsWith('+') || digits.length > 9 ? '' : '241';
  const number = code ? code + digits.replace(/^0/, '') : digits;
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** A `mailto:` link; RFC 6068 asks for CRLF between lines. */
export function mailAddress(email: string, subject: string, text: string): string {
  const body = encodeURIComponent(text.replace(/\n/g, '\r\n'));
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
