import type { Diagnosis } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';

/** A file name (`IMG_2.jpg`), or a word that fits every picture (`photo 3`). */
const VAGUE =
  /^(?:(?:une |la |l[’']|cette )?(?:image|photo(?:graphie)?|illustration|dessin|visuel|picture|capture(?: d[’']écran)?|screenshot|img|dsc[a-z]?|pxl|sans titre|untitled)[\s_.()\d-]*|\S+\.(?:jpe?g|png|webp|avif|svg|heic|gif))$/i;

/** True for a text alternative that does not describe the picture. */
export const isVague = (alt: string) => VAGUE.test(alt.trim());

export const vagueAlt = (alt: string): Diagnosis => ({
  rule: 'alt-vague',
  severity: 'warning',
  message: `« ${shorten(alt)} » ne dit pas ce que montre l’image.`,
  hint: 'Dites-le en une phrase, pour qui ne la voit pas. Exemple : Deux enfants plantent un arbre.',
});
