import type { LocatedDiagnosis } from '../../values/issue.ts';
import { closingQuote, isTail, quoted, withoutComment } from './line.ts';

/** Diagnosis of a malformed quoted value: `"Bonjour`, `"Le "bon" plan"`, `'L'été'`; undefined for a valid value. */
export function quotedText(text: string): LocatedDiagnosis | undefined {
  const end = closingQuote(text);
  if (end < 0) return unclosedQuote(text);
  if (isTail(text.slice(end))) return undefined;
  const isQuote = text[0] === '"';
  const last = text.lastIndexOf(isQuote ? '"' : "'");
  const inner = text.slice(1, last);
  // True for quotes around words inside the text, but not for two quoted words: `"Culture" et "Nature"`.
  const isInner = isQuote
    ? inner.split('"').length % 2 === 1 && /[\s(]$/.test(text.slice(0, end - 1))
    : /\S'\S/.test(text.slice(end - 2, end + 1));
  const right = isQuote
    ? `"${inner.replace(/"([^"]*)"/g, '« $1 »')}"`
    : quoted(inner.replace(/''/g, "'"));
  const tail = text.slice(last + 1);
  return {
    rule: isQuote ? 'yaml-guillemets' : 'yaml-apostrophe',
    at: end - 1,
    message: isQuote
      ? 'Ce guillemet droit ferme le texte trop tôt : il reste quelque chose après lui.'
      : 'Cette apostrophe ferme le texte trop tôt : il commençait par une apostrophe.',
    hint: isQuote
      ? 'À l’intérieur d’un texte entre guillemets droits, employez les guillemets français « » ; rien ne suit celui qui le ferme.'
      : 'Entourez le texte de guillemets droits " : les apostrophes y sont libres.',
    ...(isInner && isTail(tail) ? { suggestion: right + tail } : {}),
  };
}

function unclosedQuote(text: string): LocatedDiagnosis {
  const isQuote = text[0] === '"';
  const value = withoutComment(text);
  const inner = value.slice(1);
  // A curly quote at the end was meant to close the text, unless the text contains its opening quote.
  const bare = /[“«‘]/.test(inner) ? inner : inner.replace(/[”»"’]$/, '').trimEnd();
  return {
    rule: 'yaml-guillemet',
    at: 0,
    message: `Le texte s’ouvre ici par ${isQuote ? 'un guillemet' : 'une apostrophe'} et ne se ferme pas sur la même ligne.`,
    hint: isQuote
      ? 'Ajoutez un guillemet droit " à la fin du texte.'
      : 'Entourez le texte de guillemets droits ".',
    suggestion: quoted(bare) + text.slice(value.length),
  };
}
