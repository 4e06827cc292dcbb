import type { Nodes } from 'mdast';
import { linkFault } from '../../content/forms/link.ts';
import { type Fault, type Said, short, wrong } from '../fault.ts';
import type { Context } from './context.ts';
import { linesOf, unreadLines } from './lines-of.ts';
import { mendedAddress } from './mended-address.ts';

/** Signs of a link or a picture that Markdown left as plain text: the editor meant one. */
export function lostLinks(node: Nodes, context: Context): Fault[] {
  const written = linesOf(node, context);
  if (!written.some(({ source }) => source.includes('['))) return [];
  return unreadLines(node, context).flatMap(({ line, from, source }, index) =>
    SIGNS.flatMap(({ sign, say }) =>
      Array.from(source.matchAll(sign), (found) => {
        const whole = written[index]?.source.substr(found.index, found[0].length) ?? '';
        const label = whole.substr(found[0].search(/[[(]/) + 1, found[1]?.length ?? 0);
        const said = say(whole, label, found[2] ?? '');
        return wrong({ line, column: from + found.index + 1 }, said);
      }),
    ),
  );
}

const lostLink = (whole: string, label: string, name: string): Said => ({
  rule: 'lien-sans-adresse',
  message: `« ${short(whole)} » renvoie à une adresse qui n’est écrite nulle part dans ce fichier.`,
  hint: `Écrivez l’adresse entre parenthèses : [${short(label, 30)}](/contact), ou ajoutez une ligne « [${short(name || label, 30)}]: /contact ».`,
});

const link = (whole: string, label: string, address: string) =>
  `${whole.startsWith('!') ? '!' : ''}[${label}](${address})`;

const apart = (whole: string, label: string, address: string): Said => ({
  rule: 'lien-mal-ecrit',
  message: 'Une espace sépare le texte du lien de son adresse : le lien ne marche pas.',
  hint: 'Collez la parenthèse au crochet. Exemple : [Me contacter](/contact)',
  suggestion: link(whole, label, mendedAddress(address).address),
});

function spaced(whole: string, label: string, written: string): Said {
  const { address, hint } = mendedAddress(written);
  return {
    rule: 'lien-mal-ecrit',
    message: `L’adresse « ${short(written)} » contient une espace : le lien ne marche pas.`,
    hint,
    // A quote in it may begin a title, which is no part of the address.
    ...(/["“”«»]/.test(address) ? {} : { suggestion: link(whole, label, address) }),
  };
}

/** The name of a file with a space in it, as the computer shows it: of a picture, or of what is no page. */
function spacedFile(whole: string, label: string, written: string): Said {
  if (!whole.startsWith('!')) {
    const { rule, message, hint = '' } = linkFault(written.trim());
    return { rule, message, hint };
  }
  const address = `/images/${written.trim().replace(/^.*\//, '')}`;
  return { ...spaced(whole, label, address), message: spaced(whole, label, written).message };
}

const unclosed = (whole: string, label: string, address: string): Said => ({
  rule: 'lien-mal-ecrit',
  message: 'La parenthèse ouverte devant l’adresse n’est pas fermée : le lien ne marche pas.',
  hint: 'Ajoutez une parenthèse fermante juste après l’adresse. Exemple : [Me contacter](/contact)',
  suggestion: link(whole, label, address.replace(/[.,;:!?]+$/, '')),
});

const quoted = (whole: string, label: string, address: string): Said => ({
  rule: 'lien-mal-ecrit',
  message: 'L’adresse de ce lien est entre guillemets : le lien ne marche pas.',
  hint: 'Retirez les guillemets : l’adresse est seule entre les parenthèses. Exemple : [Me contacter](/contact)',
  suggestion: link(whole, label, mendedAddress(address).address),
});

const reversed = (_whole: string, label: string, address: string): Said => ({
  rule: 'lien-mal-ecrit',
  message: 'Les crochets et les parenthèses de ce lien sont inversés : le lien ne marche pas.',
  hint: 'Écrivez le texte entre crochets, puis l’adresse entre parenthèses. Exemple : [Me contacter](/contact)',
  suggestion: `[${label}](${address})`,
});

/** A telephone number as it is read aloud: its spaces keep the link from working. */
const dialled = (whole: string, label: string, number: string): Said => ({
  rule: 'lien-mal-ecrit',
  message: `L’adresse « ${short(number.trim())} » contient une espace : le lien ne marche pas.`,
  hint: 'Pour un numéro à appeler, écrivez « tel: », puis l’indicatif et les chiffres, sans espace.',
  suggestion: link(whole, label, `tel:${number.replace(/^00/, '+').replace(/[^\d+]/g, '')}`),
});

const START = String.raw`(?:https?:|mailto:|tel:|\/|www\.|#|\.\.?\/)`;
const LABEL = String.raw`(?<!\\)!?\[([^\]\n[]{0,200})\]`;
/** A label that holds a word: « […] (https://…) » is how a quotation is cut, « [1] » how a source is numbered. */
const WORDS = String.raw`(?<!\\)!?\[((?:(?!sic\])(?=[^\]\n[]{0,200}\p{L})[^\]\n[]{1,200})?)\]`;
/** The name of a file that holds a space, with the number that a second copy gets: « photo (1).jpg ». */
const FILE = String.raw`[^()\n]{0,200}(?:[ \t][^()\n]{0,100}|[ \t]\(\d{1,3}\)[^()\n]{0,50})\.(?:jpe?g|png|webp|avif|svg|heic|gif|pdf|docx?|odt|xlsx?|pptx?|mdx?)`;
/** « 077 00 00 00 », « +241 77 00 00 00 »: years and page numbers begin otherwise. */
const NUMBER = String.raw`[+0]\d[\d.-]*[ \t\u00a0\u202f][\d .\u00a0\u202f-]{4,20}\d`;
const BLANK = String.raw`[ \t\u00a0\u202f]`;

/** Each sign that stays when Markdown found no link, and what is said of it. */
const SIGNS: readonly { sign: RegExp; say(whole: string, label: string, rest: string): Said }[] = [
  { sign: /(?<!\\)\[([^\]\n[^]{1,200})\]\[([^\]\n[]{0,100})\]/g, say: lostLink },
  { sign: new RegExp(`${WORDS}${BLANK}+\\((${START}[^()\\n]{1,300})\\)`, 'gu'), say: apart },
  {
    sign: new RegExp(`${LABEL}\\(\\s?(${START}[^()\\n]{0,300}\\s[^()\\n]{0,300})\\)`, 'gu'),
    say: spaced,
  },
  { sign: new RegExp(`${LABEL}\\(\\s?(${NUMBER})\\s?\\)`, 'gu'), say: dialled },
  {
    sign: new RegExp(`${LABEL}\\(\\s?((?!${START}[^()\\n]*\\))${FILE})\\s?\\)`, 'giu'),
    say: spacedFile,
  },
  {
    sign: new RegExp(
      `${LABEL}\\((?!${FILE}\\s?\\))(${START}[^()\\s]{1,300})(?=\\s|$)(?![^(\\n]*\\))`,
      // A camera writes « .JPG ».
      'giu',
    ),
    say: unclosed,
  },
  {
    // The parenthesis that ends the address is its own: « Gabon_(pays) ».
    sign: new RegExp(
      `${LABEL}\\((${START}[^()\\s]{1,300}\\([^()\\s]{1,100}\\)[.,;:!?]?)(?=\\s|$)(?![^(\\n]*\\))`,
      'gu',
    ),
    say: unclosed,
  },
  {
    sign: new RegExp(`${LABEL}\\(\\s?[«“”]\\s?(${START}[^()\\n«»“”]{0,300})[»“”]\\s?\\)`, 'gu'),
    say: quoted,
  },
  {
    sign: new RegExp(`(?<!\\\\)\\(([^()\\n[\\]]{1,200})\\)\\[(${START}[^\\]\\s]{1,300})\\]`, 'gu'),
    say: reversed,
  },
];
