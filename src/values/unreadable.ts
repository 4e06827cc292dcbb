import type { Diagnosis } from './issue.ts';

/**
 * Characters that no text needs: controls, controls of text direction (but for isolates), non-characters, and Unicode's
 * private use area, from which symbol fonts take bullets.
 */
const UNREADABLE =
  /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\ue000-\uf8ff\ufdd0-\ufdef\ufffe\uffff]|[\u{f0000}-\u{10ffff}]/u;

/** The first unreadable character of a text: its index, its length, and the diagnosis; undefined for a readable text. */
export function unreadableCharacter(
  text: string,
): { index: number; length: number; diagnosis: Diagnosis } | undefined {
  const found = UNREADABLE.exec(text);
  if (!found) return undefined;
  const [character] = found;
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const isSymbol = /\p{Co}/u.test(character);
  return {
    index: found.index,
    length: character.length,
    diagnosis: {
      rule: 'texte-illisible',
      message: isSymbol
        ? 'Ce signe vient d’une police de symboles : les visiteurs verraient un carré vide.'
        : `Un signe invisible (U+${code}) est dans ce texte : on lirait autre chose que ce qui est écrit.`,
      hint: isSymbol
        ? 'Remplacez-le. Pour une liste, commencez la ligne par un tiret et une espace : « - premier point ».'
        : 'Retirez-le, ou retapez la ligne : il est venu avec ce qui a été copié.',
    },
  };
}
