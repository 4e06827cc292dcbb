import { memoizeByKey } from '../engine/memoize.ts';
import { telAddress } from '../engine/text.ts';
import { unbroken } from '../theme/global.css.ts';
import { attributeOf, isElement, type Parent, parseHtml, sourceOf } from './parsed-html.ts';

/** What no line ends with: a short word, and a number that counts what follows. */
const NO_BREAK_AFTER =
  /(?:^|[\s«(’])(?:à|aux?|ce|d[eu]|des|en|et|l[ae]|les|me|ou|par|sa|se|son|sur|une?|\d{1,3}(?:[\u202f,–-]\d+){0,4}(?:er)?\+?)$/iu;

/** Binds such words to what follows by no-break spaces, unless the group would be longer than `max` characters. */
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

/** A telephone number, in pairs where amounts have groups of three; one that ends in zeros is the site's sample. */
const PHONE = /(?<![\d+])(?:\+\d{2,3}\s\d{1,3}|0\d{1,2})(?:\s\d\d){3,4}(?!\d)(?<!(?:\s00){3})/g;

/** What says that a number is to be dialled, before it in its sentence. */
const DIALLED =
  /(?<!\p{L})(?:t[ée]l(?:[ée]phon\p{L}*)?|appel(?:ez|er|ons|le)|(?:re)?joi(?:ndre|gn\p{L}+)|contact(?:ez|er)|portable|mobile|fixe|whatsapp|sms|fax)(?!\p{L})\.?[^.!?;]{0,60}$|[☎📞📱][^.!?;]{0,20}$/iu;

/** Binds, in a text, a number to what it counts, « À » to the name of a place, and the digits of a telephone number, which is a link where it is dialled. */
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

/** Longer groups would not fit the line of a phone whose reader sets letters apart (WCAG 1.4.12), and break within a word. */
const MAX_GROUP: Readonly<Record<string, number>> = { h1: 14, h2: 15, h3: 20, p: 20 };

const VERBATIM = /^(?:code|pre|kbd|samp|script|style|svg|textarea|title|option)$/;
const INLINE = /^(?:a|b|strong|em|i|del|span|code|br)$/;

/**
 * French line breaks in the HTML inside `main`. In titles, and in the lead below the first, no line ends with a short word, or within
 * a name; in texts, whose lines would end short, within a number and its noun. A telephone number of `phones`, or one that its
 * sentence or its `+` says to be one, is a link. Code, and the names of links, stay as they are. So do islands, which the browser renders from their data.
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
  /** The sentence so far. */
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

/** The names of a site are the same from page to page. */
const namesOf = memoizeByKey<readonly { name: string }[], RegExp>();

/** A name, with what is bound to it on either side: a line might end between that and the box. */
function namesPattern(named: readonly { name: string }[]): RegExp {
  const forms = named.map(({ name }) => name.replace(/[^\p{L} ]/gu, '.').replace(/[EÉ]/g, '[EÉ]'));
  const names = [...forms, '[\\p{L}’]+(?:-\\p{L}+)+'].join('|');
  return new RegExp(
    `(?:«\\u202f)?(?:[\\p{L}’]+\\u00a0)*(?:[dl]’)?(?:${names})(?:[\\u00a0\\u202f]?[;:!?».,…])*`,
    'gu',
  );
}
