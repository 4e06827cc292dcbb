import type { Fault } from './issue.ts';

/** The replacement character: a letter was here that another program could not decode. */
const LOST = '\ufffd';

/**
 * Characters that no text needs: controls, controls of text direction (but for isolates), non-characters, half characters
 * (surrogates), lost letters, and Unicode's private use areas, from which symbol fonts take bullets.
 */
const UNREADABLE =
  /(?![\t\n\r])\p{Cc}|[\u034f\u115f\u1160\u202a-\u202e\u3164\uffa0\ufffd]|\p{Noncharacter_Code_Point}|\p{Cs}|\p{Co}/u;

/** Vertical tabs (line breaks of slides) and page breaks: they separate words. */
const SEPARATORS = /(?<![^\S\n])[^\S\n]*[\v\f\u0085]+[^\S\n]*(?=.)/g;

interface Unreadable {
  index: number;
  character: string;
  fault: Fault;
  /** The text without its unreadable characters; undefined when a letter was lost, which has to be typed again. */
  rest: string | undefined;
}

/** Letters and figures of other alphabets of signs: mathematical, of full width, in circles. Search and screen readers pass them over. */
const DISGUISED =
  /(?:[\u{1d400}-\u{1d7ff}\u24b6-\u24e9\u210a-\u2113\u211b-\u2134]\p{M}?){2,}|[\uff01-\uff5e]+/u;

/** The first unreadable character of a text; undefined for a readable text. */
export function unreadableCharacter(text: string): Unreadable | undefined {
  const found = UNREADABLE.exec(text);
  const twice = TWICE_ENCODED.exec(text);
  const decoded = twice && !(found && found.index < twice.index) && twiceEncoded(text, twice);
  if (decoded) return decoded;
  if (!found) return disguisedLetter(text);
  const rest = text.includes(LOST)
    ? undefined
    : text.replace(SEPARATORS, ' ').replace(new RegExp(UNREADABLE, 'gu'), '');
  return { index: found.index, character: found[0], fault: faultOf(found[0]), rest };
}

/** Letters that the second and later bytes of a character of UTF-8 are in Windows-1252. */
const LATER = String.raw`[\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]`;
/** No letter that is right: behind two capitals, `Ã` and a blank or sign are Portuguese, `MAÇÃ »`. */
const NO_CAPITALS = String.raw`(?<!\p{Lu}\p{Lu}(?=.[\u00a0-\u00bf]))`;

/** The first byte of an « à » whose second, a no-break space, became a plain one or went. */
const LONE_A = /(?<!\p{Lu})\u00c3 (?= )|(?<=\p{Ll})\u00c3(?: (?=[.,;)])|(?=[ .,;]|$))/gu;

/** Bytes of UTF-8 that were read as Windows-1252: `Ã©` is é, `â€™` is ’, `Â ` a no-break space. */
const TWICE_ENCODED = new RegExp(
  String.raw`${NO_CAPITALS}[\u00c3\u00c5]${LATER}|${LONE_A.source}|\u00f0\u0178|(?<=[\p{Ll}\d])\u00c2[ \u00a0](?=[\d:;!?%€»])|\u00c2[\u00a0\u00a9\u00ab\u00ae\u00b0\u00b2-\u00b4\u00b7\u00bb]|\u00e2(?:\u20ac[\u0080-\u00bf\u0152\u0153\u0161\u201c\u201d\u02dc\u2122\u00a6]|\u201a\u00ac)`,
  'u',
);
const ENCODED = new RegExp(String.raw`${NO_CAPITALS}[\u00c2-\u00f4]${LATER}{1,3}`, 'gu');

/** Characters of French texts that UTF-8 has more than one byte for: letters, signs of typography, €, ™, arrows and emojis; ɛ and ɔ of languages of Gabon. */
const FRENCH =
  /^[\u00a0-\u017f\u0254\u025b\u2010-\u203a€™\u2190-\u22ff\u2600-\u27bf\u{1f300}-\u{1faff}]$/u;

/** Characters of Windows-1252 at the bytes 128 to 159. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** A text with its twice encoded characters decoded; a sequence that is no UTF-8, or no French, stays. */
const decodedOnce = (text: string): string =>
  // Of a no-break space, an editor may have left a plain one.
  text
    .replace(/(?<=[\p{Ll}\d])\u00c2(?= [\d:;!?%€»])/gu, '')
    .replace(LONE_A, 'à')
    .replace(ENCODED, (written) => {
      for (let length = written.length; length > 1; length--) {
        const bytes = Array.from(written.slice(0, length), (letter) => {
          const at = WINDOWS.indexOf(letter);
          return at < 0 ? letter.charCodeAt(0) : 128 + at;
        });
        const decoded = new TextDecoder().decode(Uint8Array.from(bytes));
        if (FRENCH.test(decoded)) return decoded + written.slice(length);
      }
      return written;
    });

function twiceEncoded(
  text: string,
  { index, 0: character }: RegExpExecArray,
): Unreadable | undefined {
  const rest = decodedOnce(text);
  if (rest === text) return undefined;
  const fault: Fault = {
    rule: 'texte-illisible',
    message: `« ${character} » se lit à la place d’une lettre accentuée ou d’une apostrophe : la copie a abîmé ce texte.`,
    hint: 'Retapez ces mots, ou copiez de nouveau le texte depuis l’original.',
  };
  return { index, character, fault, rest };
}

function disguisedLetter(text: string): Unreadable | undefined {
  const found = DISGUISED.exec(text);
  if (!found) return undefined;
  const rest = text.replace(new RegExp(DISGUISED, 'gu'), (letter) => letter.normalize('NFKC'));
  const fault: Fault = {
    rule: 'texte-illisible',
    severity: 'warning',
    message: `« ${found[0]} » n’est pas une lettre du clavier : la recherche et les lecteurs d’écran ne liraient pas ce mot.`,
    hint: 'Retapez le mot au clavier ; le gras se met avec deux étoiles.',
  };
  return { index: found.index, character: found[0], fault, rest };
}

function faultOf(character: string): Fault {
  const rule = 'texte-illisible';
  if (character === LOST) {
    return {
      rule,
      message: 'Une lettre a été perdue ici : la copie a abîmé ce texte.',
      hint: 'Retapez le mot au clavier.',
    };
  }
  if (/\p{Co}/u.test(character)) {
    return {
      rule,
      message: 'Ce signe vient d’une police de symboles : les visiteurs verraient un carré vide.',
      hint: 'Remplacez-le. Pour une liste, commencez la ligne par un tiret et un espace : « - premier point ».',
    };
  }
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return {
    rule,
    message: `Un signe invisible (U+${code}) est dans ce texte : les visiteurs liraient autre chose que ce que vous avez écrit.`,
    hint: 'Retirez-le, ou retapez la ligne : il est venu avec ce qui a été copié.',
  };
}
