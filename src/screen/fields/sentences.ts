import { labelsOf } from '../../site/key-labels.ts';
import type { Issue } from '../../values/issue.ts';

/** A sentence for files, in which keys are named as their fields: « collected: 0 » becomes « Somme réunie : 0 ». */
export const inFieldNames = (sentence: string): string =>
  sentence.replace(/« (\w+)(:? »|:)/g, (all, key, end) => {
    const [label] = labelsOf(key);
    return label ? `« ${label}${end === ':' ? '\u00a0:' : ' »'}` : all;
  });

/** What the check says, for who fills in a form. */
export const sentenceOf = ({ rule, message, hint, inForm = hint }: Issue): string =>
  // An unknown key may be the name of a known one elsewhere.
  [rule === 'cle-inconnue' ? message : inFieldNames(message), inFieldNames(inForm)].join(' ');
