import { onceFor } from '../engine/once-for.ts';
import { unbroken } from '../theme/global.css.ts';

/** What no line ends with: a short word, and a number that counts what follows. */
const LEANS =
  /(?:^|[\s«(’])(?:à|aux?|ce|d[eu]|des|en|et|l[ae]|les|me|ou|par|sa|se|son|sur|une?|\d{1,3}(?:[\u202f,–-]\d+){0,4}(?:er)?\+?)$/iu;

/** Binds such words to what follows by no-break spaces, unless the group would be longer than `most` signs. */
export function boundWords(text: string, most: number): string {
  let group = most;
  const fromEnd = text.split(' ').reverse();
  const bound = fromEnd.map((word, index) => {
    const isBound = LEANS.test(word) && word.length + 1 + group <= most;
    group = word.length + (isBound ? 1 + group : 0);
    return word + (index === 0 ? '' : isBound ? '\u00a0' : ' ');
  });
  return bound.reverse().join('');
}

/** A telephone number, in pairs where amounts have groups of three; one that ends in zeros is the site's sample. */
const PHONE = /(?<![\d+])(?:\+\d{2,3}\s\d{1,3}|0\d{1,2})(?:\s\d\d){3,4}(?!\d)(?<!(?:\s00){3})/g;

/** What says that a number is to be dialled, before it in its sentence. */
const DIALLED =
  /(?<!\p{L})(?:t[ée]l(?:[ée]phon\p{L}*)?|appel(?:ez|er|ons|le)|(?:re)?joi(?:ndre|gn\p{L}+)|contact(?:ez|er)|portable|mobile|fixe|whatsapp|sms|fax)(?!\p{L})\.?[^.!?;]{0,60}$|[☎📞📱][^.!?;]{0,20}$/iu;

/** Binds, in a text, only a number to what it counts, « À » to the name of a place, and a telephone number; as a link where `isDialled` says so of it and of what stands before it. */
const boundNumbers = (text: string, isDialled: (number: string, before: string) => boolean) =>
  text
    .replace(/(?<=\d) à (?=\d)/g, '\u00a0à\u00a0')
    .replace(/(?<![\d\u202f,])(\d{1,3}(?:\u202f\d{3})*\+?) (?=\p{L}{2})/gu, '$1\u00a0')
    .replace(/(?<!\p{L})À (?=\p{Lu})/gu, 'À\u00a0')
    .replace(PHONE, (number, at: number) => {
      const digits = number.replace(/\s/g, '');
      if (!isDialled(digits, text.slice(0, at))) return number;
      return `<a href="tel:${digits}">${number.replace(/\s/g, '\u00a0')}</a>`;
    });

/**
 * French line breaks in a page's HTML, never in its code. In its titles, and in the lead below the first, no line ends with a short word, or
 * within a name; in its texts, whose lines would end short, within a number and its noun. A telephone number of the site, or one that its sentence or its `+` says to be one, is a link. The names of links stay letter for letter. So do islands, which the browser renders from their data.
 */
export function boundTitles(
  html: string,
  named: readonly { name: string }[],
  phones: readonly string[] = [],
): string {
  const whole = once(named, () => patternOf(named));
  let place = '';
  let inLink = false;
  let beforeLead = false;
  let depth = 0;
  let code = 0;
  /** The text of the paragraph so far. */
  let said = '';
  const own = new Set(phones.map((phone) => phone.replace(/[^\d+]/g, '')));
  const isDialled = (number: string, before: string) =>
    number[0] === '+' || own.has(number) || DIALLED.test(said + before);
  // Longer groups would not fit the line of a phone whose reader sets letters apart (WCAG 1.4.12), and break within a word.
  const bound = (text: string, most = place === 'h1' ? 14 : place === 'h2' ? 15 : 20) =>
    (inLink ? text : boundWords(text, most)).replace(whole, (words) =>
      words.length > most ? words : `<span class="${unbroken}">${words}</span>`,
    );
  return html.replace(
    /<(\/?)(\w+)([^>]*)>|[^<]+/g,
    (part, end?: string, tag?: string, rest = '') => {
      if (!tag) {
        const text =
          depth + code > 0 || (inLink && !place)
            ? part
            : place
              ? bound(part)
              : boundNumbers(part, isDialled);
        said = (said + part).slice(-80);
        return text;
      }
      if (/^(?:code|pre|kbd|samp|script|style|textarea)$/.test(tag)) code += end ? -1 : 1;
      if (!/^(?:a|b|strong|em|i|del|span|code|br)$/.test(tag)) said = '';
      if (tag === 'a' || tag === 'button') inLink = !end;
      if (tag === 'div' && (depth > 0 || rest.includes('data-live='))) depth += end ? -1 : 1;
      const isTitle = /^h[123]$/.test(tag);
      if (isTitle || (tag === 'p' && (beforeLead || place === 'p'))) place = end ? '' : tag;
      if (isTitle || /^(?:p|ul|ol|table|section)$/.test(tag)) beforeLead = !!end && tag === 'h1';
      return part;
    },
  );
}

/** The names of a site stay from page to page. */
const once = onceFor<readonly { name: string }[], RegExp>();

/** A name, with what is bound to it on either side: a line might end between that and the box. */
function patternOf(named: readonly { name: string }[]): RegExp {
  const forms = named.map(({ name }) => name.replace(/[^\p{L} ]/gu, '.').replace(/[EÉ]/g, '[EÉ]'));
  const names = [...forms, '[\\p{L}’]+(?:-\\p{L}+)+'].join('|');
  return new RegExp(
    `(?:«\\u202f)?(?:[\\p{L}’]+\\u00a0)*(?:[dl]’)?(?:${names})(?:[\\u00a0\\u202f]?[;:!?».,…])*`,
    'gu',
  );
}
