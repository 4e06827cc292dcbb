import { formDiagnosis } from '../../content/forms/index.ts';
import { type Fault, type Said, short, wrong } from '../fault.ts';
import { type ProseLine, placeIn } from './prose-lines.ts';
import { meantAddress } from './unparsed-address.ts';

const START = String.raw`(?:https?:|mailto:|tel:|\/|www\.|#|\.\.?\/)`;
const LABEL = String.raw`(?<!\\)!?\[([^\]\n[]{0,200})\]`;
/** A label that holds a word: « […] (https://…) » is how a quotation is cut, « [1] » how a source is numbered. */
const WORDS = String.raw`(?<!\\)!?\[((?!sic\])(?=[^\]\n[]{0,200}\p{L})[^\]\n[]{1,200})\]`;
const BLANK = String.raw`[ \t\u00a0\u202f]`;
/** It may hold one pair of parentheses, as « photo (1).jpg » does. */
const ADDRESS = String.raw`(?:[^()\n]|\([^()\n]{0,60}\)){1,300}`;

const LINK = new RegExp(`${LABEL}\\((${ADDRESS})\\)`, 'gu');

const HINT =
  'Écrivez le texte entre crochets, puis l’adresse entre parenthèses. Exemple : [Me contacter](/contact)';

interface Found {
  /** The whole link as written, and the parts that its form tells apart. */
  whole: string;
  label: string;
  address: string;
}

/** A way to miss a link or a picture, and what is said of it; nothing for words that were no link. */
interface Miss {
  form: RegExp;
  say(found: Found): Said | undefined;
}

const link = ({ whole, label }: Found, address: string) =>
  `${whole.startsWith('!') ? '!' : ''}[${label}](${address})`;

const said = (message: string, hint: string, suggestion?: string): Said => ({
  rule: 'lien-mal-ecrit',
  message,
  hint,
  ...(suggestion === undefined ? {} : { suggestion }),
});

const apart = (found: Found): Said => {
  const { address } = meantAddress(found.address, found.whole.startsWith('!'));
  return said(
    'Une espace sépare le texte du lien de son adresse : le lien ne marche pas.',
    'Collez la parenthèse au crochet. Exemple : [Me contacter](/contact)',
    address && link(found, address),
  );
};

function spaced(found: Found): Said | undefined {
  const meant = meantAddress(found.address, found.whole.startsWith('!'));
  if (meant.kind === 'refused') {
    const { rule, message, hint } = formDiagnosis('lien', found.address);
    return { rule, message, hint };
  }
  if (meant.kind !== 'fixed' || meant.address === found.address) return undefined;
  return said(
    `L’adresse « ${short(found.address)} » contient ${/[“”«»]/.test(found.address) ? 'des guillemets' : 'une espace'} : le lien ne marche pas.`,
    meant.hint,
    link(found, meant.address),
  );
}

/** The more telling forms first: of those that overlap, the first is said. */
const MISSES: readonly Miss[] = [
  {
    form: new RegExp(`${WORDS}${BLANK}+\\(${BLANK}?((?=${START})${ADDRESS})\\)`, 'gu'),
    say: apart,
  },
  { form: LINK, say: spaced },
  {
    form: new RegExp(`${LABEL}\\((${START}[^()\\s]{1,300})(?=\\s|$)`, 'gu'),
    say: (found) =>
      said(
        'La parenthèse ouverte devant l’adresse n’est pas fermée : le lien ne marche pas.',
        'Ajoutez une parenthèse fermante juste après l’adresse. Exemple : [Me contacter](/contact)',
        link(found, found.address.replace(/[.,;:!?]+$/, '')),
      ),
  },
  {
    form: new RegExp(`${WORDS}${BLANK}(\\/[a-z][\\w/-]{0,200})`, 'gu'),
    say: (found) =>
      said(
        'L’adresse de ce lien n’est pas entre parenthèses : le lien ne marche pas.',
        HINT,
        link(found, found.address),
      ),
  },
  {
    form: new RegExp(`(?<!\\\\)\\(([^()\\n[\\]]{1,200})\\)\\[(${START}[^\\]\\s]{1,300})\\]`, 'gu'),
    say: (found) =>
      said(
        'Les crochets et les parenthèses de ce lien sont inversés : le lien ne marche pas.',
        HINT,
        link(found, found.address),
      ),
  },
  {
    form: new RegExp(`${WORDS}\\[([^\\]\\n[]{0,100})\\]`, 'gu'),
    say: ({ whole }) =>
      said(`L’adresse de « ${short(whole)} » n’est écrite nulle part dans ce fichier.`, HINT),
  },
  {
    form: new RegExp(
      String.raw`(?:${LABEL}|(?<=\p{L})\])[({]\s?(?=${START})|\[(?=[^\]\n[(]{0,200}\p{L})[^\]\n[(]{1,200}(?:\]?\(|\])(?=${START}[^()\s]{1,300}\)(?!\s?\]))`,
      'gu',
    ),
    say: () => said('Il manque un crochet ou une parenthèse à ce lien : il ne marche pas.', HINT),
  },
];

/** Links and pictures that Markdown left as plain text. */
export function unparsedLinks(lines: readonly ProseLine[]): Fault[] {
  return lines.flatMap((line) =>
    missesIn(line).flatMap(({ at, found, say }) => {
      const text = say(found);
      return text ? [wrong(placeIn(line, at), text)] : [];
    }),
  );
}

/** A link to a page that fails by nothing but a blank in its address. */
export interface SpacedLink {
  line: ProseLine;
  /** Where it begins in its line. */
  at: number;
  /** What stands before its address. */
  before: string;
  address: string;
}

/** The rules of the whole content tell which page each of these links is meant to lead to. */
export const spacedPageLinks = (lines: readonly ProseLine[]): SpacedLink[] =>
  lines.flatMap((line) =>
    [...line.unparsed.matchAll(LINK)].flatMap(({ 0: whole, 2: address = '', index: at }) =>
      meantAddress(address, whole.startsWith('!')).kind === 'page'
        ? [
            {
              line,
              at,
              address,
              before: line.source.slice(at, at + whole.length - address.length - 1),
            },
          ]
        : [],
    ),
  );

function missesIn(line: ProseLine) {
  const { unparsed, source } = line;
  if (!/[[\]]/.test(unparsed)) return [];
  const taken: { at: number; end: number; found: Found; say: Miss['say'] }[] = [];
  for (const { form, say } of MISSES) {
    for (const match of unparsed.matchAll(form)) {
      const [at, end] = [match.index, match.index + match[0].length];
      if (taken.some((other) => at < other.end && other.at < end)) continue;
      const whole = source.slice(at, end);
      const start = match[0].search(/[[(]/) + 1;
      const label = whole.slice(start, start + (match[1]?.length ?? 0));
      taken.push({ at, end, found: { whole, label, address: match[2] ?? '' }, say });
    }
  }
  return taken.sort((a, b) => a.at - b.at);
}
