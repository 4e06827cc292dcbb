import type { Fault } from './issue.ts';

/** The replacement character: a letter was here that another program could not decode. */
const LOST = '\ufffd';

/**
 * Characters that no text needs: controls, controls of text direction (but for isolates), non-characters, half characters
 * (surrogates), lost letters, and Unicode's private use areas, from which symbol fonts take bullets.
 */
const UNREADABLE =
  /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\ufffd]|\p{Noncharacter_Code_Point}|\p{Cs}|\p{Co}/u;

interface Unreadable {
  index: number;
  character: string;
  fault: Fault;
  /** The text without its unreadable characters; undefined when a letter was lost, which has to be typed again. */
  rest: string | undefined;
}

/** Letters and figures of other alphabets of signs: mathematical, of full width, in circles. Search and screen readers pass them over. */
const DISGUISED = /[\u{1d400}-\u{1d7ff}\u24b6-\u24e9]{2,}|[\uff01-\uff5e]+/u;

/** The first unreadable character of a text; undefined for a readable text. */
export function unreadableCharacter(text: string): Unreadable | undefined {
  const found = UNREADABLE.exec(text);
  if (!found) return disguisedLetter(text);
  const rest = text.includes(LOST) ? undefined : text.replace(new RegExp(UNREADABLE, 'gu'), '');
  return { index: found.index, character: found[0], fault: faultOf(found[0]), rest };
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
      message: 'Une lettre a été perdue ici : le texte a changé d’alphabet en chemin.',
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
    message: `Un signe invisible (U+${code}) est dans ce texte : on lirait autre chose que ce qui est écrit.`,
    hint: 'Retirez-le, ou retapez la ligne : il est venu avec ce qui a été copié.',
  };
}
