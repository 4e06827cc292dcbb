import { COLON, type Lang } from '../../content/languages.ts';
import type { FieldKind, Form } from '../../content/schema/form.ts';
import type { Words } from '../../content/schema/interface.ts';

/** What a form says around its fields, in the language of its page. */
export type FormWords = Words['ownForms'] & { wrong: Words['wrong']; lang: Lang };

/** What a visitor has answered, by the name of the field; nothing for a field that is empty. */
export type Answers = Readonly<Record<string, string>>;

/** The answers that stand in a form now. */
export const answersOf = (form: HTMLFormElement): Answers =>
  Object.fromEntries(
    [...new FormData(form)]
      .map(([name, value]) => [name, String(value).trim()])
      .filter(([, value]) => value),
  );

/** The message that answers make: the form's title, then each answer with its label. */
export function messageOf(answers: Answers, { title, fields }: Form, words: FormWords): string {
  const lines = fields.flatMap(({ name, label, kind }) => {
    const answer = answers[name];
    if (answer === undefined) return [];
    const asked = label.endsWith('?') ? `${label} ` : label + COLON[words.lang];
    const said = worded(answer, kind, words);
    return [kind === 'long' ? `\n${asked.trimEnd()}\n${said}\n` : asked + said];
  });
  const text = [title, '', ...lines].join('\n').replace(/\n{3,}/g, '\n\n');
  // Half a sign, of an emoji that is being typed, can stand in no address.
  return text.trim().replace(/\p{Cs}/gu, '');
}

function worded(answer: string, kind: FieldKind, { lang, yes }: FormWords): string {
  if (kind === 'check') return yes;
  if (kind === 'number') return Number(answer).toLocaleString(lang);
  if (kind !== 'date') return answer;
  const day = new Date(`${answer}T00:00Z`);
  return day.toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Whether a number is the sample, `+241 00 00 00 00`, which would lead to strangers. */
export const isSampleNumber = (phone: string) => /0{8}$/.test(phone.replace(/\D/g, ''));

/** Opens a conversation with a message; a number without a country's code is Gabonese, and without a number WhatsApp asks for one. */
export function whatsappAddress(phone: string, text: string): string {
  const figures = phone.replace(/\D/g, '').replace(/^00/, '');
  const code = phone === '' || phone.startsWith('+') || figures.length > 9 ? '' : '241';
  const number = code ? code + figures.replace(/^0/, '') : figures;
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** Opens an e-mail, with lines as e-mails have them. */
export function mailAddress(email: string, subject: string, text: string): string {
  const body = encodeURIComponent(text.replace(/\n/g, '\r\n'));
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
