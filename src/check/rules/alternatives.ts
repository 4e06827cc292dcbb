import { type Document, specOf } from '../../model/document.ts';
import { fieldAt } from '../../site/schema/schema-fields.ts';
import type { Fault, Issue } from '../../values/issue.ts';
import { valueAt } from '../../values/paths.ts';
import { isUnwritten, shorten } from '../../values/text.ts';
import { keyIssue } from './checking.ts';

/** A file name (`IMG_2.jpg`), or a word that fits every picture (`photo 3`). */
const VAGUE = [
  /^(?:une |la |l[’']|cette )?(?:image|photo(?:graphie)?|illustration|dessin|visuel)[\s_.()\d-]*$/i,
  /^(?:une |la |l[’']|cette )?(?:picture|capture(?: d[’']écran)?|screenshot)[\s_.()\d-]*$/i,
  /^(?:une |la |l[’']|cette )?(?:img|dsc[a-z]?|pxl|sans titre|untitled)[\s_.()\d-]*$/i,
  /^\S+\.(?:jpe?g|png|webp|avif|svg|heic|gif)$/i,
];

/** Fault of a text alternative that does not describe the picture; undefined for others. */
export const vagueAlt = (alt: string): Fault | undefined =>
  VAGUE.some((one) => one.test(alt.trim()))
    ? {
        rule: 'alt-vague',
        severity: 'warning',
        message: `« ${shorten(alt)} » ne dit pas ce que montre l’image.`,
        hint: 'Dites-le en une phrase, pour qui ne la voit pas. Exemple : Deux enfants plantent un arbre.',
      }
    : undefined;

/** Fault of the text alternative of a picture in a body; undefined for one that describes the picture. */
export function alternativeFault(alt: string | null | undefined): Fault | undefined {
  if (alt && !isUnwritten(alt)) return vagueAlt(alt);
  return {
    rule: 'alt-manquant',
    message: 'Cette image n’a pas de description.',
    hint: 'Écrivez entre les crochets ce que montre l’image, pour qui ne la voit pas. Exemple : ![Deux enfants plantent un arbre.](/images/nom.jpg)',
  };
}

/** Reports a picture in frontmatter without text alternative, if both are optional in the schema. */
export function pictureAlts(document: Document): Issue[] {
  const { schema, data } = document;
  // Not for pictures that only previews of shared links show. Where the alternative is required, the schema reports it.
  const isFree =
    !specOf(document)?.pictureIsShared && fieldAt(schema, ['alt'])?.safeParse(undefined).success;
  if (!isFree || !valueAt(data, ['image']) || valueAt(data, ['alt']) !== undefined) return [];
  return [
    keyIssue(document, ['image'], {
      rule: 'alt-manquant',
      message: `L’image n’a pas de description : la clé « alt » manque.`,
      hint: `Ajoutez une ligne « alt: » qui dit en une phrase ce que montre l’image, pour les personnes qui ne la voient pas.`,
    }),
  ];
}
