import type { TagNames } from '../../content/blocks/tag-names.ts';
import type { Diagnosis } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';

/** Diagnosis of an opening and a closing tag on different levels: for example, only one of them is in a list. */
export const notOnOneLevel = (tag: string, inText: boolean, other: string): Diagnosis => ({
  rule: 'balise-seule',
  message: `La balise ${tag} est ${inText ? 'sur la même ligne que du texte' : 'dans une liste, une citation ou un autre bloc'}, et non au même niveau que ${other}.`,
  hint: `Mettez ${tag} seule sur sa ligne, avec une ligne vide avant et une ligne vide après. Fermez en premier le bloc ouvert en dernier.`,
});

export const neverClosed = (name: string, text: string, takesNoText: boolean): Diagnosis => ({
  rule: 'bloc-non-ferme',
  message: `Le bloc <${name}> ouvert ici n’est pas fermé.`,
  hint: takesNoText
    ? 'Ce bloc ne contient pas de texte : terminez sa balise par « /> ».'
    : `Ajoutez la ligne </${name}> à la fin de ce bloc, entre deux lignes vides.`,
  suggestion: takesNoText ? text.replace(/\s?>$/, ' />') : `</${name}>`,
});

/** A line that seems to be an opening tag without its first characters: `ock title="Nous">`. */
interface HalfTag {
  text: string;
  line: number;
}

export const closesNothing = (name: string, names: TagNames, half?: HalfTag): Diagnosis =>
  names.isRefused(name)
    ? names.refused(name, `</${name}>`)
    : {
        rule: 'fermeture-seule',
        message: `La balise </${name}> ferme un bloc qui n’a pas été ouvert.`,
        hint: half
          ? `Regardez la ligne ${half.line} : « ${shorten(half.text)} » semble une balise qui a perdu son début. Faites-la commencer par « <${name} ».`
          : `Retirez cette ligne, ou ajoutez <${name}> là où le bloc commence.`,
      };

export const wronglyClosed = (name: string, open: string, line: number): Diagnosis => ({
  rule: 'bloc-mal-ferme',
  message: `La balise </${name}> ferme un autre bloc que <${open}>, ouvert à la ligne ${line}.`,
  hint: 'La balise de fin porte exactement le même nom que celle du début, majuscules comprises.',
  suggestion: `</${open}>`,
});

/** Diagnosis of an unclosed comment. No `-->` is suggested if the next lines may belong to it (`mayContinue`): visitors would see them. */
export function unclosedComment(text: string, mayContinue: boolean): Diagnosis | undefined {
  const isClosed = text.endsWith('-->') && text.length > '<!-->'.length;
  if (isClosed && !text.includes('<!--', 1)) return undefined;
  return {
    rule: 'note-non-fermee',
    message: isClosed
      ? 'Une autre note commence avant la fin de celle-ci : le texte qui les sépare ne paraîtrait pas.'
      : 'Une note « <!-- » commence ici et n’est jamais fermée.',
    hint: 'Terminez la note par « --> », avec deux traits d’union et non un tiret long. Si elle compte des lignes vides, commencez-la sur une ligne à elle.',
    ...(isClosed || mayContinue ? {} : { suggestion: `${text.trimEnd()} -->` }),
  };
}

export const tooDeep = (most: number): Diagnosis => ({
  rule: 'trop-profond',
  message: `Plus de ${most} blocs, gras ou italiques sont placés les uns dans les autres.`,
  hint: 'Fermez chacun avant d’en ouvrir un autre.',
});
