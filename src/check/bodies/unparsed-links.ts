import type { FileContext } from '../../mdx/site-addresses.ts';
import type { Diagnosis, Issue } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import { linkDiagnosis } from './address-diagnoses.ts';
import type { Context } from './context.ts';
import { issueIn, type ProseLine } from './prose-lines.ts';

const START = String.raw`(?:https?:|mailto:|tel:|\/|www\.|#|\.\.?\/)`;
const LABEL = String.raw`(?<!\\)!?\[(?<label>[^\]\n[]{0,200})\]`;
/** A label that contains a word: `[…]` marks a cut in a quotation, `[1]` a source, `[sic]` an error; they are no links. */
const WORDS = String.raw`(?<!\\)!?\[(?<label>(?!sic\])(?=[^\]\n[]{0,200}\p{L})[^\]\n[]{1,200})\]`;
const BLANK = String.raw`[ \t\u00a0\u202f]`;
/** An address may contain parentheses, but not nested ones: `photo (1).jpg`. */
const ADDRESS = String.raw`(?:[^()\n]|\([^()\n]{0,60}\)){1,300}`;

/** A complete link that Markdown did not parse because of a blank or a quote in its address: `[Nous](/nos actions)`. */
const WHOLE = new RegExp(String.raw`${LABEL}\((?<address>${ADDRESS})\)`, 'gu');

/** Other malformed links and pictures, each with an example. If two match the same passage, the first is used. */
const MISSES = [
  `${WORDS}${BLANK}+\\(${BLANK}?(?<address>(?=${START})${ADDRESS})\\)`, // [Nos actions] (/actions)
  `${LABEL}\\((?<address>${START}[^()\\s]{1,300})(?=\\s|$)`, // [Nos actions](/actions
  `${WORDS}${BLANK}(?<address>\\/[a-z][\\w/-]{0,200})`, // [Nos actions] /actions
  `(?<!\\\\)\\((?<label>[^()\\n[\\]]{1,200})\\)\\[(?<address>${START}[^\\]\\s]{1,300})\\]`, // (Nos actions)[/actions]
  `${WORDS}\\[[^\\]\\n[]{0,100}\\]`, // [Nos actions][actions]
  `(?:${LABEL}|(?<=\\p{L})(?<!\\\\\\[[^\\]\\n]{0,200})\\])[({]\\s?(?=${START})`, // [Nos actions]{/actions}, Nos actions](/actions)
  `(?<!\\\\)\\[(?=[^\\]\\n[(]{0,200}\\p{L})[^\\]\\n[(]{1,200}(?:\\]?\\(|\\])(?=${START}[^()\\s]{1,300}\\)(?!\\s?\\]))`, // [Nos actions(/actions)
].map((form) => new RegExp(form, 'gu'));

/** Reports links and pictures that Markdown did not parse. */
export function unparsedLinks(lines: readonly ProseLine[], context: Context): Issue[] {
  return lines.flatMap((line) => {
    const { unparsed } = line;
    if (!/[[\]]/.test(unparsed)) return [];
    const taken: RegExpExecArray[] = [];
    return [WHOLE, ...MISSES].flatMap((form) =>
      Array.from(unparsed.matchAll(form)).flatMap((found) => {
        if (taken.some((other) => overlap(found, other))) return [];
        taken.push(found);
        const diagnosis = diagnosisOf(found, form === WHOLE, line, context);
        return diagnosis ? [issueIn(line, found.index, context, diagnosis)] : [];
      }),
    );
  });
}

const overlap = (one: RegExpExecArray, other: RegExpExecArray) =>
  one.index < other.index + other[0].length && other.index < one.index + one[0].length;

function diagnosisOf(found: RegExpExecArray, isWhole: boolean, line: ProseLine, here: FileContext) {
  const { 0: form, index, groups = {} } = found;
  const { address } = groups;
  const whole = line.source.slice(index, index + form.length);
  const isPicture = whole.startsWith('!');
  const right = address === undefined ? undefined : rightAddress(address, isPicture);
  if (isWhole && right === undefined && !(isPicture && PAGE.test(address ?? ''))) {
    return refusedAddress(address ?? '', here);
  }
  if (isWhole && right === address) return undefined;
  const at = whole.search(/[[(]/) + 1;
  const label = whole.slice(at, at + (groups.label?.length ?? 0));
  return {
    rule: 'lien-mal-ecrit',
    message: `« ${shorten(whole)} » ne marche pas : les visiteurs liraient ces signes.`,
    hint: right?.startsWith('<')
      ? 'Entourez l’adresse de chevrons, ou donnez au fichier un nom sans espace.'
      : 'Écrivez le texte entre crochets et, tout contre, l’adresse entre parenthèses, sans espace ni guillemets. Exemple : [Me contacter](/contact)',
    ...(right === undefined
      ? {}
      : { suggestion: `${isPicture ? '!' : ''}[${label}](${right}${titleIn(address)})` }),
  };
}

const PHONE = /^[+0]\d[\d .\u00a0\u202f-]{5,24}$/;
const PICTURE = /\.(?:jpe?g|png|webp|avif|svg|heic|gif)$/i;
const DOCUMENT = /\.(?:pdf|docx?|odt|xlsx?|pptx?|mdx?)$/i;
const PAGE = /^[./]/;
/** Text that other tools write around an address: quotes, a title in other quotes, a size (` =300x200`). */
const AROUND = /^\s*(?:[«“”]\s?)?|\s*(?:[«»“”„"].*|\s=\d*x\d*)?$/gu;

/** Title after an address, in any quotes: `/contact « Écrivez-nous »`. */
const TITLE = /\s["«“”„]\s*(.+?)\s*["»“”„]\s*$/;

/** The title after an address, in Markdown: ` "Écrivez-nous"`; empty when there is no title. */
const titleIn = (written = '') => {
  const title = TITLE.exec(written)?.[1];
  return title === undefined ? '' : ` "${title.replace(/"/g, '\\"')}"`;
};

/** Corrected address: `www.a.fr` -> `https://www.a.fr`. Undefined for words, and for page addresses with a blank (another rule). */
function rightAddress(written: string, isPicture: boolean): string | undefined {
  const text = written.replace(AROUND, '').replace(/^www\./, 'https://www.');
  if (PHONE.test(text)) return `tel:${text.replace(/^00/, '+').replace(/[^\d+]/g, '')}`;
  const isAddress = new RegExp(`^${START}`).test(text);
  if (isPicture && PICTURE.test(text)) {
    const address = isAddress ? text : `/images/${text.replace(/^.*\//, '')}`;
    return /[\s()]/.test(address) ? `<${address}>` : address;
  }
  if (!isAddress || (PAGE.test(text) && /\s/.test(text))) return undefined;
  const hasPath = /^(?:https?:\/\/[^\s/]+\/|mailto:[^\s?]+\?)/.test(text);
  return text.replace(/\s+/g, hasPath ? '%20' : text.startsWith('#') ? '-' : '');
}

/** Diagnosis of an address that `rightAddress` cannot correct; undefined for words, and for addresses that `spacedPageLinks` returns. */
function refusedAddress(written: string, here: FileContext): Diagnosis | undefined {
  const text = written.replace(AROUND, '');
  if (PAGE.test(text)) return linkDiagnosis(text.replace(/\s+/g, '%20'), here);
  return PICTURE.test(text) || DOCUMENT.test(text) ? linkDiagnosis(text, here) : undefined;
}

/** Links to pages with a blank in the address (`/nos actions`): the rule of links, which knows all pages, corrects them. */
export const spacedPageLinks = (lines: readonly ProseLine[], here: Context) =>
  lines.flatMap(({ line, from, source, unparsed }) =>
    [...unparsed.matchAll(WHOLE)].flatMap(({ 0: form, index, groups }) => {
      const written = groups?.address ?? '';
      const address = written.replace(AROUND, '').replace(/\s+/g, '%20');
      if (form.startsWith('!') || !PAGE.test(address) || !address.includes('%20')) return [];
      if (linkDiagnosis(address, here)) return [];
      const before = source.slice(index, index + form.length - written.length - 1);
      const around: [string, string] = [before, `${titleIn(written)})`];
      return [{ address, position: { line, column: from + index + 1 }, around }];
    }),
  );
