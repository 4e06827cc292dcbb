import { type Issue, issueAt } from '../../content/issue.ts';
import type { Part } from '../../content/part.ts';
import type { Reading } from '../../read/content.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';

/** A telephone number, an e-mail address, or who receives money, where a text shows it. Bounded: no run is read twice. */
const SHOWN = [
  {
    what: 'Le numéro',
    form: /\+\d[\d\s\u00a0\u202f.-]{7,20}\d|(?<![\d.,-])0\d{1,2}(?:[\s\u00a0\u202f.-]?\d\d){3}(?!\d)/g,
    same: (value: string) =>
      value.replace(/\D/g, '').replace(/^(?:00)?241(?=\d{8}$)|^0(?=\d{8}$)/, ''),
  },
  {
    what: 'L’adresse',
    form: /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,20}/gu,
    same: (value: string) => value.toLowerCase(),
  },
  {
    what: 'Le bénéficiaire',
    form: /(?<=b[ée]n[ée]ficiaire[\s\u00a0*_]{0,6}:[\s\u00a0*_]{0,6})\p{Lu}[^\n.,;<*_]{1,60}/giu,
    same: (value: string) => value.trim().toLowerCase(),
  },
] as const;

const HIDDEN = /<!--[\s\S]*?-->/g;

/**
 * Whom a visitor calls, writes to or pays stands in `site.yml`, or in the frontmatter of the text that shows
 * it: nobody changes it unseen in the middle of a page.
 */
export function contacts({ content, frontmatters }: Reading): Issue[] {
  const data = new Map(frontmatters.map((one) => [one.path, keysOf(one)]));
  const site = data.get('site.yml') ?? '';
  return content.parts
    .filter(({ text }) => /@|\d\d|fici/.test(text))
    .flatMap((part) => unknownIn(part, `${site}${data.get(part.path) ?? ''}`));
}

/** The lines of the keys, without remarks. */
const keysOf = ({ text, lines: { from, to } }: Frontmatter): string =>
  text
    .split('\n')
    .slice(from - 1, to)
    .join('\n')
    .replace(/(^|\s)#.*$/gm, '');

function unknownIn({ file, text, bodyLine }: Part, given: string): Issue[] {
  const body = text
    .split('\n')
    .slice(bodyLine - 1)
    .join('\n');
  const shown = body.replace(HIDDEN, (remark) => remark.replace(/[^\n]/g, ' '));
  return SHOWN.flatMap(({ what, form, same }) => {
    const known = new Set(Array.from(given.matchAll(form), ([value]) => same(value)));
    return [...shown.matchAll(form)]
      .filter(([value]) => !known.has(same(value)) && !given.includes(value.trim()))
      .map(({ 0: value, index }) => {
        const before = shown.slice(0, index).split('\n');
        const place = {
          line: bodyLine + before.length - 1,
          column: (before.at(-1)?.length ?? 0) + 1,
        };
        return issueAt(file, place, {
          rule: 'coordonnees',
          message: `${what} « ${value.trim()} » n’est ni dans content/site.yml, ni dans l’en-tête de ce fichier.`,
          hint: `Vérifiez-le signe par signe. S’il est juste, ajoutez-le à la ligne « contacts » de l’en-tête, ou écrivez-la : contacts: ["${value.trim()}"]`,
        });
      });
  });
}
