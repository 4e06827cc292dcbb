import { unbroken } from '../theme/global.css.ts';
import { attributeOf, isElement, type Parent, parseHtml, sourceOf } from '../values/html-tree.ts';
import { memoizeByKey } from '../values/memoize.ts';
import { telAddress } from '../values/text.ts';

/** Matches the words that no line may end with: short words (`de`, `la`), and numbers before a noun (`12`). */
const NO_BREAK_AFTER =
  /(?:^|[\s«(’])(?:à|aux?|ce|d[eu]|des|en|et|l[ae]|les|me|ou|par|sa|se|son|sur|une?|\d{1,3}(?:[\u202f,–-]\d+){0,4}(?:er)?\+?)$/iu;

/** Replaces the space after words of `NO_BREAK_AFTER` by a no-break space, in groups of at most `max` characters. */
export function bindWords(text: string, max: number): string {
  let group = max;
  const fromEnd = text.split(' ').reverse();
  const bound = fromEnd.map((word, index) => {
    const isBound = NO_BREAK_AFTER.test(word) && word.length + 1 + group <= max;
    group = word.length + (isBound ? 1 + group : 0);
    return word + (index === 0 ? '' : isBound ? '\u00a0' : ' ');
  });
  return bound.reverse().join('');
}

/** Telephone number in pairs of digits, `077 12 34 56`; amounts have groups of three. Final zeros mark a sample. */
const PHONE = /(?<![\d+])(?:\+\d{2,3}\s\d{1,3}|0\d{1,2})(?:\s\d\d){3,4}(?!\d)(?<!(?:\s00){3})/g;

/** Matches a text that ends with « tél. », « appelez le »…: the number after this text is a telephone number. */
const DIALLED =
  /(?<!\p{L})(?:t[ée]l(?:[ée]phon\p{L}*)?|appel(?:ez|er|ons|le)|(?:re)?joi(?:ndre|gn\p{L}+)|contact(?:ez|er)|portable|mobile|fixe|whatsapp|sms|fax)(?!\p{L})\.?[^.!?;]{0,60}$|[☎📞📱][^.!?;]{0,20}$/iu;

/** Adds no-break spaces between numbers and nouns, after « À » and in telephone numbers, which become links. */
const bindNumbers = (text: string, isDialled: (address: string, before: string) => boolean) =>
  text
    .replace(/(?<=\d) à (?=\d)/g, '\u00a0à\u00a0')
    .replace(/(?<![\d\u202f,])(\d{1,3}(?:\u202f\d{3})*\+?) (?=\p{L}{2})/gu, '$1\u00a0')
    .replace(/(?<!\p{L})À (?=\p{Lu})/gu, 'À\u00a0')
    .replace(PHONE, (number, at: number) => {
      const address = telAddress(number);
      if (!isDialled(address, text.slice(0, at))) return number;
      return `<a href="${address}">${number.replace(/\s/g, '\u00a0')}</a>`;
    });

/** Maximum characters without a break, by element: more do not fit on a phone with wide letter spacing (WCAG 1.4.12). */
const MAX_GROUP: Readonly<Record<string, number>> = { h1: 14, h2: 15, h3: 20, p: 20 };

const VERBATIM = /^(?:code|pre|kbd|samp|script|style|svg|textarea|title|option)$/;
const INLINE = /^(?:a|b|strong|em|i|del|span|code|br)$/;

/**
 * Adds no-break spaces to the HTML inside `main`. In titles and the paragraph after the `h1`, no line ends with a short word
 * or within a name of `named`; in other texts, not between a number and its noun. Telephone numbers become links: those of
 * `phones`, and all that start with `+` or follow a word such as « tél. ». Code and live blocks are unchanged.
 */
export function preventWidows(
  html: string,
  named: readonly { name: string }[],
  phones: readonly string[] = [],
): string {
  const names = namesOf(named, () => namesPattern(named));
  const own = new Set(phones.map(telAddress));
  let written = '';
  let end = 0;
  /** Last characters before the current text, in the same paragraph. */
  let sentence = '';
  const isDialled = (address: string, before: string) =>
    address.startsWith('tel:+') || own.has(address) || DIALLED.test(sentence + before);
  bindIn(parseHtml(html), '', false);
  return written + html.slice(end);

  function bindIn({ childNodes }: Parent, title: string, isLink: boolean): void {
    let above = '';
    for (const node of childNodes) {
      if (isElement(node)) {
        const { tagName } = node;
        const isTitle = /^h[123]$/.test(tagName) || (tagName === 'p' && above === 'h1');
        const isVerbatim = VERBATIM.test(tagName) || attributeOf(node, 'data-live') !== undefined;
        if (!INLINE.test(tagName)) sentence = '';
        if (!isVerbatim)
          bindIn(node, isTitle ? tagName : title, isLink || /^(?:a|button)$/.test(tagName));
        if (!INLINE.test(tagName)) sentence = '';
        above = tagName;
      } else if (node.nodeName === '#text') {
        const text = sourceOf(node, html);
        const start = node.sourceCodeLocation?.startOffset ?? end;
        written += html.slice(end, start) + bind(text, title, isLink);
        end = start + text.length;
        sentence = (sentence + text).slice(-80);
      }
    }
  }

  function bind(text: string, title: string, isLink: boolean): string {
    const max = MAX_GROUP[title];
    if (max === undefined) return isLink ? text : bindNumbers(text, isDialled);
    return (isLink ? text : bindWords(text, max)).replace(names, (words) =>
      words.length > max ? words : `<span class="${unbroken}">${words}</span>`,
    );
  }
}

const namesOf = memoizeByKey<readonly { name: string }[], RegExp>();

/** Matches each name, with the words and punctuation that no-break spaces connect to it. */
function namesPattern(named: readonly { name: string }[]): RegExp {
  const forms = named.map(({ name }) => name.replace(/[^\p{L} ]/gu, '.').replace(/[EÉ]/g, '[EÉ]'));
  const names = [...forms, '[\\p{L}’]+(?:-\\p{L}+)+'].join('|');
  return new RegExp(
    `(?:«\\u202f)?(?:[\\p{L}’]+\\u00a0)*(?:[dl]’)?(?:${names})(?:[\\u00a0\\u202f]?[;:!?».,…])*`,
    'gu',
  );
}
