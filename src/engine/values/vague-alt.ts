import type { Diagnosis } from '../issue.ts';
import { shorten } from '../text.ts';

/** A file name, or a word for a picture of anything. */
const VAGUE =
  /^(?:(?:une |la |l[’']|cette )?(?:image|photo(?:graphie)?|illustration|dessin|visuel|picture|capture(?: d[’']écran)?|screenshot|img|dsc[a-z]?|pxl|sans titre|untitled)[\s_.()\d-]*|\S+\.(?:jpe?g|png|webp|avif|svg|heic|gif))$/i;

/** Whether a text alternative does not describe its picture. */
export const isVague = (alt: string) => VAGUE.test(alt.trim());

export const vagueAlt = (alt: string): Diagnosis => ({
  rule: 'alt-vague',
  severity: 'warning',
  message: `« ${shorten(alt)} » ne dit pas ce que montre l’image.`,
  hint: 'Dites-le en une phrase, pour qui ne la voit pas. Exemple : Deux enfants plantent un arbre.',
});
