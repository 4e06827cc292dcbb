import { boundWords } from '../../content/line-breaks.ts';
import { unbroken } from '../../ui/unbroken.css.ts';

/** Longer groups would not fit the line of a small phone, in the size of their title. */
const most = (tag: string) => (tag === 'h1' ? 15 : tag === 'h2' ? 18 : 20);

/**
 * French line breaks in the HTML of a page: in its titles, and in the lead that follows one, short words, numbers and
 * `names` stay whole. Islands are left alone: the browser renders them from their data, and both must agree.
 */
export function boundTitles(html: string, names: readonly string[]): string {
  const forms = names.map((name) => name.replace(/[^\p{L} ]/gu, '.').replace(/[EÉ]/g, '[EÉ]'));
  const name = new RegExp(forms.join('|') || '$^', 'g');
  let place = '';
  let beforeLead = false;
  let depth = 0;
  const bound = (text: string, longest = most(place)) =>
    boundWords(
      text.replace(name, (one) => (one.length > longest ? one : one.replaceAll(' ', '\u00a0'))),
      longest,
    ).replace(/[\p{L}’]+(?:-\p{L}+)+/gu, (word) =>
      word.length > longest ? word : `<span class="${unbroken}">${word}</span>`,
    );
  return html.replace(
    /<(\/?)(\w+)([^>]*)>|[^<]+/g,
    (part, end: string, tag?: string, rest = '') => {
      if (!tag) return place && depth === 0 ? bound(part) : part;
      if (tag === 'div' && (depth > 0 || rest.includes('data-live='))) depth += end ? -1 : 1;
      const isTitle = /^h[123]$/.test(tag);
      if (isTitle || (tag === 'p' && (beforeLead || place === 'p'))) {
        place = end ? '' : tag;
        beforeLead = isTitle && end !== '' && tag !== 'h3';
      }
      return part;
    },
  );
}
