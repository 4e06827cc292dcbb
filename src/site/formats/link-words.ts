import { percentDecoded, withoutHiddenCharacters } from '../../values/text.ts';

/** Endings of files, with which a name is no address of a site: `rapport.pdf`. */
const FILE =
  /\.(?:pdf|docx?|od[stp]|rtf|xlsx?|csv|pptx?|zip|jpe?g|png|webp|svg|gif|mp[34]|html?|mdx?|js|ts|json)$/i;

/** Number of WhatsApp in an address. */
const WHATSAPP =
  /^https?:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:.*&)?phone=)(.*)/i;

/** Digits of a number, behind `+` with its country; without the zero that begins a national number. */
const keyOfNumber = (number: string) =>
  number
    .replace(/[^\d+]/g, '')
    .replace(/^00|^(?=[1-9]\d{9})/, '+')
    .replace(/^(\+241)?0/, '$1');

/** Whether two spellings are of one number, of which one may lack its country. */
function isSameNumber(words: string, target: string): boolean {
  const [a, b] = [keyOfNumber(words), keyOfNumber(target)];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short === long || (!short.startsWith('+') && long.startsWith('+') && long.endsWith(short));
}

/** Host without `www.`, then path, query and anchor without a final slash; undefined for no address. */
function keyOfSite(address: string): string | undefined {
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(whole)) return undefined;
  const { hostname, port, pathname, search, hash } = new URL(whole);
  const rest = percentDecoded(pathname + search + hash).replace(/\/+$/, '');
  return `${hostname.replace(/^www\./, '')}${port && `:${port}`}${rest}`;
}

/** Whether an address is that of the words, which may end before it does: at a part of a path, or with an ellipsis. */
function isSameSite(words: string, target: string): boolean {
  const [said, to] = [keyOfSite(words.replace(/\.{3}$/, '')), keyOfSite(target)];
  if (said === undefined || to === undefined) return said === to;
  return (
    to.startsWith(said) && (words.endsWith('...') || /^(?:$|[/?#&])/.test(to.slice(said.length)))
  );
}

/** A kind of address: how it stands among words, its part of a target, and whether both are the same. */
interface AddressKind {
  inWords: RegExp;
  ofTarget(target: string): string | undefined;
  isSame(words: string, target: string): boolean;
}

const KINDS: readonly AddressKind[] = [
  {
    inWords: /[\w.+-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu,
    ofTarget: (target) => /^mailto:([^?]*)/i.exec(target)?.[1],
    isSame: (words, target) => words.toLowerCase() === percentDecoded(target).toLowerCase(),
  },
  {
    inWords:
      /(?:https?:\/\/|www\.)[^\s«»"<>]+|^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#]\S*)?$/giu,
    ofTarget: (target) => /^https?:\/\/.*/i.exec(target)?.[0],
    isSame: isSameSite,
  },
  {
    // `+241 …`, `00241 …`, `077 12 34 56`, or four pairs; no day and no amount.
    inWords:
      /\+\d[\d\s().-]{6,20}\d|\b00[1-9]\d{0,2}[\d\s().-]{6,17}\d|\b0\d{1,2}(?:[\s.-]?\d\d){3,4}\b|\b[1-9]\d(?:[\s.-]\d\d){3}\b/g,
    ofTarget: (target) =>
      /^(?:tel|sms):(.*)/i.exec(target)?.[1] ?? WHATSAPP.exec(target)?.[1]?.replace(/[?&#].*/, ''),
    isSame: (words, target) => isSameNumber(words, percentDecoded(target)),
  },
];

/**
 * The address, mailbox or telephone number in the words of a link (plain text) whose target is another one: a slip after a copied
 * line, or a fraud. Undefined when they agree, `www.`, `http:` or `https:`, blanks and `+241` aside; when the words are no
 * address; and for a target inside the site, which no other person can have.
 */
export function contradictedWords(words: string, target: string): string | undefined {
  const text = withoutHiddenCharacters(words).normalize('NFKC').trim();
  for (const { inWords, ofTarget, isSame } of KINDS) {
    const found = (text.match(inWords) ?? []).filter((one) => !FILE.test(one));
    if (found.length === 0) continue;
    const to = ofTarget(target);
    // Words around an address may lead to something else: « écrivez à a@b.ga » to a form.
    const isOther =
      to === undefined
        ? /^(?:https?|mailto|tel|sms):/i.test(target) && found[0] === text
        : !found.some((one) => isSame(one.replace(/(?<!\.\.)[.,;:!?)]$/, ''), to));
    if (isOther) return found[0];
    if (to !== undefined) return undefined;
  }
  return undefined;
}
