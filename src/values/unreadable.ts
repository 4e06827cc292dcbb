import type { Fault } from './issue.ts';

/** Controls, separators of lines, non-characters, half characters, and private use areas, from which symbol fonts take bullets. */
const NO_TEXT = /(?![\t\n\r])[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u;
/** What hides or changes what is read: blank letters, controls of text direction, tags; and lost letters. */
const HIDING =
  /[\u034f\u115f\u1160\u202a-\u202e\u2066-\u2069\u3164\uffa0\ufffd\u{e0000}-\u{e007f}]/u;

/** Bytes of UTF-8 that were read as Windows-1252: `Ã©` is é, `â€™` is ’, `Â ` a no-break space. */
const TWICE_ENCODED = /Ã[\u0080-\u009f\u00a1-\u00bf€‰ˆŠ]|â€|Â[\u00a0«»°]|ðŸ/u;

/** Letters and figures of other alphabets of signs: mathematical, of full width, in circles. Search and screen readers pass them over. */
const DISGUISED =
  /(?:[\u{1d400}-\u{1d7ff}\u24b6-\u24e9\u210a-\u2113\u211b-\u2134]\p{M}?){2,}|[\uff01-\uff5e]+/u;

/** The first character of a text that visitors could not read, with its offset; undefined for a readable text. */
export function unreadableCharacter(text: string): { index: number; fault: Fault } | undefined {
  const [first] = [NO_TEXT, HIDING, TWICE_ENCODED, DISGUISED]
    .map((find) => find.exec(text))
    .filter((match) => match !== null)
    .sort((a, b) => a.index - b.index);
  return first && { index: first.index, fault: { rule: 'texte-illisible', ...wordsOf(first[0]) } };
}

function wordsOf(found: string): Omit<Fault, 'rule'> {
  if (DISGUISED.test(found))
    return {
      severity: 'warning',
      message: `« ${found} » n’est pas une lettre du clavier : la recherche et les lecteurs d’écran ne liraient pas ce mot.`,
      hint: 'Retapez le mot au clavier ; le gras se met avec deux étoiles.',
    };
  if (found === '\ufffd' || TWICE_ENCODED.test(found))
    return {
      message: `« ${found} » est à la place d’une lettre ou d’un signe : la copie a abîmé ce texte.`,
      hint: 'Retapez ces mots, ou copiez de nouveau le texte depuis l’original.',
    };
  if (/\p{Co}/u.test(found))
    return {
      message: 'Ce signe vient d’une police de symboles : les visiteurs verraient un carré vide.',
      hint: 'Remplacez-le. Pour une liste, commencez la ligne par un tiret et un espace : « - premier point ».',
    };
  const code = found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return {
    message: `Un signe invisible (U+${code}) est dans ce texte : les visiteurs liraient autre chose que ce que vous avez écrit.`,
    hint: 'Retirez-le, ou retapez la ligne : il est venu avec ce qui a été copié.',
  };
}
