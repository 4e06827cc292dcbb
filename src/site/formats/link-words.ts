import { percentDecoded, withoutHiddenCharacters } from '../../values/text.ts';

/** Endings of files, with which a name is no address of a site: `rapport.pdf`. */
const FILE =
  /\.(?:pdf|docx?|od[stp]|rtf|xlsx?|csv|pptx?|zip|jpe?g|png|webp|svg|gif|mp[34]|html?|mdx?|js|ts|json)$/i;

/** Host of a web address, with or without `https://` and `www.`. */
const hostOf = (address: string) =>
  address
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#:].*$|\.{3}$/s, '')
    .replace(/^www\./i, '')
    .toLowerCase();

/** Whether two numbers are one, of which one may lack its country and the other its first zero. */
function isSameNumber(words: string, target: string): boolean {
  const digitsOf = (number: string) =>
    number.replace(/\D/g, '').replace(/^0+/, '').replace(/^2410/, '241');
  const [a, b] = [digitsOf(words), digitsOf(target)];
  return a.length < b.length ? b.endsWith(a) : a.endsWith(b);
}

/** Kinds of addresses: how one stands among words, its part of a target, and whether two spellings are of one. */
const KINDS = [
  {
    inWords: /[\w.+-]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu,
    inTarget: /^mailto:([^?]*)/i,
    isSame: (words: string, target: string) => words.toLowerCase() === target.toLowerCase(),
  },
  {
    inWords:
      /(?:https?:\/\/|www\.)[^\s«»"<>]+|^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:\/\S*)?$/giu,
    inTarget: /^(https?:.*)/i,
    isSame: (words: string, target: string) => hostOf(words) === hostOf(target),
  },
  {
    // `+241 …`, `077 12 34 56`, or four pairs; no day and no amount.
    inWords:
      /(?:\+|\b00)\d[\d\s().-]{6,20}\d|\b0\d{1,2}(?:[\s.-]?\d\d){3,4}\b|\b[1-9]\d(?:[\s.-]\d\d){3}\b/g,
    inTarget: /^(?:tel|sms):(.*)|^https?:\/\/(?:wa\.me\/|[^/]*whatsapp\.com\/.*phone=)(\d+)/i,
    isSame: isSameNumber,
  },
];

/**
 * The host, mailbox or telephone number in the words of a link (plain text) whose target has another one: a slip after a copied
 * line, or a fraud. Undefined when they agree, when the words are no address, and for a target inside the site.
 */
export function contradictedWords(words: string, target: string): string | undefined {
  const text = withoutHiddenCharacters(words).normalize('NFKC').trim();
  for (const { inWords, inTarget, isSame } of KINDS) {
    const found = (text.match(inWords) ?? []).filter((one) => !FILE.test(one));
    if (found.length === 0) continue;
    const [, first, second] = inTarget.exec(target) ?? [];
    const to = first ?? second;
    // Words around an address may lead to something else: « écrivez à a@b.ga » to a form.
    const isOther =
      to === undefined
        ? /^(?:https?|mailto|tel|sms):/i.test(target) && found[0] === text
        : !found.some((one) => isSame(one.replace(/[.,;:!?)]$/, ''), percentDecoded(to)));
    if (isOther) return found[0];
    if (to !== undefined) return undefined;
  }
  return undefined;
}
