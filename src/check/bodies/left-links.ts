import type { Diagnosis } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import { linkDiagnosis } from './address-diagnoses.ts';
import type { Found, Leftover } from './leftovers.ts';

/** How an address begins. */
const START = String.raw`(?:https?:|mailto:|tel:|\/|www\.|#|\.\.?\/)`;
/** Words of a link: `[…]` marks a cut in a quotation, `[1]` a source, `[sic]` an error. */
const WORDS = String.raw`(?<!\\)(!?\[(?!sic\])(?=[^\]\n[]{0,200}\p{L})[^\]\n[]{1,200}\])`;
/** An address may contain parentheses, but not nested ones: `photo (1).jpg`. */
const ADDRESS = String.raw`(?:[^()\n]|\([^()\n]{0,60}\)){1,300}`;

const HINT =
  'Écrivez le texte entre crochets et, tout contre, l’adresse entre parenthèses, sans espace ni guillemets. Exemple : [Me contacter](/contact)';

const link = {
  rule: 'lien-mal-ecrit',
  hint: HINT,
  message: ({ source }: Found) =>
    `« ${shorten(source)} » ne marche pas : les visiteurs liraient ces signes.`,
} as const;

/** A row whose pattern has two groups, the words with their brackets and the address; they are written as a link. */
const joined = (example: string, pattern: string): Leftover => ({
  ...link,
  example,
  find: new RegExp(pattern, 'gu'),
  write: ({ source, match }) => linkOf(match[1] ?? '', match[2] ?? '', source),
});

/** Links and pictures that Markdown did not parse. */
export const LEFT_LINKS: readonly Leftover[] = [
  {
    ...joined('[Nous](/nos actions)', String.raw`(?<!\\)(!?\[[^\]\n[]{0,200}\])\((${ADDRESS})\)`),
    isMeant: ({ match: { 1: label = '', 2: address = '' } }) =>
      isAddress(address.replace(AROUND, '')) &&
      rightAddress(address, label.startsWith('!')) !== address,
    hint: ({ match: { 1: label = '', 2: address = '' } }) =>
      rightAddress(address, label.startsWith('!'))?.startsWith('<')
        ? 'Entourez l’adresse de chevrons, ou donnez au fichier un nom sans espace.'
        : HINT,
    other: ownFile,
  },
  joined(
    '[Nos actions] (/actions)',
    String.raw`${WORDS}[ \t\u00a0\u202f]+\([ \u00a0\u202f]?((?=${START})${ADDRESS})\)`,
  ),
  joined('[Nos actions](/actions', String.raw`${WORDS}\((${START}[^()\s]{1,300})(?=\s|$)`),
  joined(
    '(Nos actions)[/actions]',
    String.raw`(?<!\\)(\([^()\n[\]]{1,200}\))\[(${START}[^\]\s]{1,300})\]`,
  ),
  {
    ...link,
    example: '[Nos actions][actions]',
    find: new RegExp(String.raw`${WORDS}\[[^\]\n[]{0,100}\]`, 'gu'),
  },
  {
    ...link,
    example: 'Nos actions](/actions), [Nos actions]{/actions}',
    find: new RegExp(String.raw`(?<=\p{L})\]?[({](?<=\][({])\s?(?=${START})`, 'gu'),
    isMeant: ({ line, match }) => !/\\\[[^\]]*$/.test(line.source.slice(0, match.index)),
  },
];

/** A link from words in brackets, as written in the line, and an address; undefined when the address is not sure. */
function linkOf(label: string, address: string, source: string): string | undefined {
  const right = rightAddress(address, label.startsWith('!'));
  const at = source.indexOf(label[0] ?? '');
  const words = source.slice(at, at + label.length).replace(/^\((.*)\)$/, '[$1]');
  return right && `${words}(${right}${titleIn(address)})`;
}

const PHONE = /^[+0]\d[\d .\u00a0\u202f-]{5,24}$/;
const PICTURE = /\.(?:jpe?g|png|webp|avif|svg|heic|gif)$/i;
const DOCUMENT = /\.(?:pdf|docx?|odt|xlsx?|pptx?|mdx?)$/i;
const PAGE = /^[./]/;
const isAddress = (text: string) =>
  new RegExp(`^${START}`).test(text) || [PHONE, PICTURE, DOCUMENT].some((form) => form.test(text));

/** Text that other tools write around an address: quotes, a title in other quotes, a size (` =300x200`). */
const AROUND = /^\s*(?:[«“”]\s?)?|\s*(?:[«»“”„"].*|\s=\d*x\d*)?$/gu;
/** Title after an address, in any quotes: `/contact « Écrivez-nous »`. */
const TITLE = /\s["«“”„]\s*(.+?)\s*["»“”„]\s*$/;

/** The title after an address, in Markdown: ` "Écrivez-nous"`; empty when there is no title. */
const titleIn = (written: string) => {
  const title = TITLE.exec(written)?.[1];
  return title === undefined ? '' : ` "${title.replace(/"/g, '\\"')}"`;
};

/** Diagnosis of a link to a file by its name alone, which is on the editor's computer: `[le rapport](rapport 2024.pdf)`. */
function ownFile({ match: { 1: label = '', 2: address = '' }, context }: Found) {
  const isFile = !label.startsWith('!') && !PAGE.test(address) && DOCUMENT.test(address);
  const { suggestion: _, ...diagnosis }: Partial<Diagnosis> =
    (isFile && linkDiagnosis(address, context)) || {};
  return diagnosis.rule ? (diagnosis as Diagnosis) : undefined;
}

/** Corrected address: `www.a.fr` -> `https://www.a.fr`. Undefined for words. */
function rightAddress(written: string, isImage: boolean): string | undefined {
  const text = written.replace(AROUND, '').replace(/^www\./, 'https://www.');
  if (PHONE.test(text)) return `tel:${text.replace(/^00/, '+').replace(/[^\d+]/g, '')}`;
  const isWhole = new RegExp(`^${START}`).test(text);
  if (isImage && PICTURE.test(text)) {
    const address = isWhole ? text : `/images/${text.replace(/^.*\//, '')}`;
    return /[\s()]/.test(address) ? `<${address}>` : address;
  }
  if (!isWhole || (PAGE.test(text) && /\s/.test(text))) return undefined;
  const hasPath = /^(?:https?:\/\/[^\s/]+\/|mailto:[^\s?]+\?)/.test(text);
  return text.replace(/\s+/g, hasPath ? '%20' : text.startsWith('#') ? '-' : '');
}
