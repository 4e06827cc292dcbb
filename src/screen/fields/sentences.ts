import { PROOF } from '../../site/formats/file-formats.ts';
import type { GuideField } from '../../site/guide-fields.ts';
import { labelsOf, wordName } from '../../site/key-labels.ts';
import type { Issue } from '../../values/issue.ts';

/** Words of a sentence that is about the lines of a file, and says nothing to who fills in a form. */
const OF_FILE =
  /(?:la|cette|une|des|ces) lignes? «|[Cc](?:ette|es) lignes?|à la ligne|tirets?\b|dièse|deux-points|décalées|« --- »|content\/|\.(?:mdx|yml)|Exemple : \w+:/;

/** Where a text begins in its file: on the screen, its field. */
const BELOW = /(?<!, )sous la seconde ligne « --- »/;

/** A sentence for files, in which keys are named as their fields: « collected: 0 » becomes « Somme réunie : 0 ». */
export const inFieldNames = (sentence: string): string =>
  sentence
    .replace(/« (\w+)(:?)(?: ([^»]+))? »/g, (all, key, colon, value) => {
      const label = labelsOf(key)[0];
      if (!label || (value && !colon)) return all;
      // A sum; years, codes and phone numbers stay as they are.
      const shown = /^[1-9]\d{4,8}$/.test(value)
        ? Number(value).toLocaleString('fr')
        : wordName(key, value);
      return `« ${label}${value ? ` : ${shown}` : ''} »`;
    })
    // No line begins or ends with these signs alone.
    .replace(/(?<=«) | (?=[»:;?!])/g, '\u00a0');

/** What is done in a field, by its input; empty where something is typed. */
function actionIn({ words, isYesNo, format }: GuideField): string {
  if (words.length > 0) return 'Choisissez dans la liste.';
  if (isYesNo) return 'Décochez la case.';
  const actions: Record<string, string> = {
    [PROOF.rule]: 'Choisissez une photo ou un PDF.',
    'image-adresse': 'Choisissez une photo.',
    date: 'Choisissez un jour.',
  };
  return actions[format?.rule ?? ''] ?? '';
}

/**
 * What the check says, for who fills in a form: without what is about lines of the file, in place of which stands what is done
 * in the field. Where nothing would be left to do, all is said.
 */
export function sentenceOf({ rule, message, hint }: Issue, field?: GuideField): string {
  // An unknown key may be the name of a known one elsewhere.
  const what = rule === 'cle-inconnue' ? message : inFieldNames(message);
  // The remark of a sample goes with its value.
  if (rule === 'a-remplacer') return what;
  const sentences = hint.replace(BELOW, 'dans « Le texte »').split(/(?<=[.!?]) (?=[\p{Lu}«])/u);
  const kept = sentences.filter((one) => !OF_FILE.test(one));
  const isCut = sentences[0] !== kept[0];
  const said = isCut && field ? [actionIn(field), ...kept].filter(Boolean) : kept;
  return [what, ...(said.length > 0 ? said : sentences).map(inFieldNames)].join(' ');
}
