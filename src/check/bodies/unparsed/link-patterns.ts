import { isLink } from '../../../site/formats/addresses.ts';
import { shorten, slugOf } from '../../../values/text.ts';
import type { MarkupPattern } from './markup-pattern.ts';

/** How an address begins. */
const START = String.raw`(?:https?:|mailto:|tel:|www\.|[/#]|\.\.?/)`;
/** Words of a link: `[…]` marks a cut in a quotation, `[1]` a source, `[sic]` an error. */
const WORDS = String.raw`(?<!\\)(!?\[(?!sic\])(?=[^\]\n[]{0,200}\p{L})[^\]\n[]{1,200}\])`;
/** Any text in brackets. */
const LABEL = String.raw`(?<!\\)(!?\[[^\]\n[]{0,200}\])`;
const FILE = String.raw`[^()\n]{1,200}\.(?:jpe?g|png|webp|avif|svg|heic|gif|pdf|docx?|odt|xlsx?|pptx?|mdx?)`;

const row = (
  example: string,
  pattern: string,
  write?: (...written: string[]) => string | undefined,
): MarkupPattern => ({
  examples: [example],
  find: new RegExp(pattern, 'dgmu'),
  rule: 'lien-mal-ecrit',
  message: (source) => `« ${shorten(source)} » ne marche pas : les visiteurs liraient ces signes.`,
  hint: 'Écrivez le texte entre crochets et, tout contre, l’adresse entre parenthèses, sans espace ni guillemets. Exemple : [Me contacter](/contact)',
  ...(write ? { write } : {}),
});

const linkTo = (words = '', address = '') =>
  `${words}(${address.replace(/^www\./, 'https://www.')})`;

/** A part of a page's address as the site writes it: `#Une rubrique` -> `#une-rubrique`. */
const pathPart = (part: string) => (part[0] ?? '') + slugOf(part.slice(1));

/** Maximum length of the words of a link that are looked for. */
const MAX_WORDS = 200;

/** Hosts whose addresses are often written without `https://`: networks, messengers, shorteners; others need a path. */
const KNOWN_HOST =
  '(?:facebook|instagram|linkedin|youtube|tiktok|twitter|x|t|wa|bit|youtu|fb|linktr|forms|goo|tinyurl)\\.(?:com|me|ly|be|ee|gle|gl)';

/** Links and pictures that Markdown did not parse. */
export const LINK_PATTERNS: readonly MarkupPattern[] = [
  {
    rule: 'lien-mal-ecrit',
    severity: 'warning',
    examples: ['Suivez facebook.com/ecologik et exemple.ga/agenda'],
    find: new RegExp(
      String.raw`(?<![\p{L}\p{N}@/.:_-])(?!www\.)(?:(?:[a-z]{2,3}-[a-z]{2,3}\.|m\.)?${KNOWN_HOST}|(?:[a-z0-9-]+\.)+(?:com|org|net|ga|fr|info|africa))/[^\s<>()«»"“”,;]*[^\s<>()«»"“”,;.!?:…]`,
      'dgimu',
    ),
    // Not the words of a link.
    isMeant: ({ offset, document: { text } }) =>
      !/\[[^\]\n]*$/.test(text.slice(Math.max(0, offset - MAX_WORDS), offset)),
    message: (source) =>
      `« ${shorten(source, 40)} » ne serait pas un lien : personne ne pourrait le toucher.`,
    hint: 'Écrivez cette adresse avec « https:// » devant, ou comme un lien. Exemple : [Notre page](https://facebook.com/nom)',
    // Of a short address, another rule asks for the long one.
    write: (source) =>
      /^(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl)\//i.test(source) ? undefined : `https://${source}`,
  },
  {
    rule: 'courriel',
    severity: 'warning',
    examples: ['awa@exemple,ga'],
    find: /(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,3},(?:com|org|net|ga|fr)(?![\p{L}\d])/dgiu,
    message: (source) => `« ${source} » a une virgule à la place d’un point.`,
    hint: 'Écrivez un point à la place de la virgule.',
    write: (source) => source.replace(',', '.'),
  },
  {
    rule: 'lien-mal-ecrit',
    severity: 'warning',
    examples: ['[[Nos actions]]', '[[Page|mots]]', '![[photo.png]]'],
    find: /!?\[\[(?!_?toc_?\]\])([^\][|\n]{1,100})(?:\|([^\][\n]{1,100}))?\]\]/dgimu,
    message: (source) =>
      `« ${shorten(source)} » est un lien d’un autre outil : les visiteurs liraient ces crochets.`,
    hint: 'Pour un lien, écrivez [les mots](/adresse) ; pour une image, ![ce que montre l’image](/images/nom.jpg).',
  },
  row(
    '![Une plage.](/images/la plage.jpg)',
    String.raw`(?<!\\)(!\[[^\]\n[]{0,200}\]\()(/images/[^()\n<>"]{1,200}\.\w{3,4})\)`,
    (_, start = '', address = '') => `${start}<${address}>)`,
  ),
  row(
    '[Nous](/nos actions#Une rubrique)',
    String.raw`${LABEL}\((/(?![/\\]|images/|documents/)[^()\n«»"“”.?]{1,300})\)`,
    (_, words, address) =>
      linkTo(
        words,
        address
          ?.split(/(?=[/#])/)
          .map(pathPart)
          .join(''),
      ),
  ),
  row(
    '[Écrire](mailto:awa @exemple.ga?subject=Un devis)',
    String.raw`${LABEL}\((mailto:[^()\n?]{1,120})(\?[^()\n]{1,300})?\)`,
    (_, words = '', mail = '', query = '') => {
      const address = mail.replace(/\s/g, '') + query.trim().replace(/\s/g, '%20');
      return isLink(address) ? `${words}(${address})` : undefined;
    },
  ),
  row(
    '[Nous](/nos-actions "titre)',
    String.raw`${LABEL}\([«“”\s]*(?:${START}[^()\n]*(?:\([^()\n]*\)[^()\n]*)?|[+0]\d[\d .]{5,24}|${FILE})\)`,
  ),
  row(
    '[Nos actions] (/actions)',
    String.raw`${WORDS}[ \t\u00a0\u202f]+\([ \u00a0\u202f]?(${START}[^()\s]{1,300})[ \u00a0\u202f]?\)`,
    (_, words, address) => linkTo(words, address),
  ),
  row(
    '[Nos actions](/actions',
    String.raw`${WORDS}\((${START}[^()\s]{1,300}?)([.,;:!?…]*)(?=\s|$)`,
    (_, words, address, end = '') => linkTo(words, address) + end,
  ),
  row(
    '(Nos actions)[/actions]',
    String.raw`(?<!\\)\(([^()\n[\]]{1,200})\)\[(${START}[^\]\s]{1,300})\]`,
    (_, words, address) => linkTo(`[${words}]`, address),
  ),
  row('[Nos actions][actions]', String.raw`${WORDS}\[[^\]\n[]{0,100}\]`),
  row(
    'Nos actions](/actions)',
    String.raw`(?<=\p{L})\]?[({](?<=\][({])(?<!\\\[[^\]\n]*\]?[({])\s?(?=${START})`,
  ),
];
