import { closingQuote, isTail, quoted } from './quote.ts';
import type { ValueFault } from './value-fault.ts';

/** The fault of a value that begins with a quote and should end on its line. */
export function quotedFault(text: string): ValueFault | undefined {
  const end = closingQuote(text);
  if (end < 0) return unclosedFault(text);
  const tail = text.slice(end);
  if (isTail(tail)) return undefined;
  const [, rest] = /^\s*[,;](.*)$/.exec(tail) ?? [];
  if (rest !== undefined && isTail(rest)) return separatorFault(text, end, rest);
  return text[0] === '"' ? innerFault(text, end) : apostropheFault(text, end);
}

function unclosedFault(text: string): ValueFault {
  const isQuote = text[0] === '"';
  // Begun only where a run of blanks begins: a pattern would retry at each blank of a long one.
  const comment = /(?<!\s)\s+# .*$/.exec(text)?.[0] ?? '';
  const all = text.slice(1, text.length - comment.length).trimEnd();
  // A curly quote at the end closes the text, unless it was opened inside it.
  const isOwn = /[“«‘][^”»’]*[”»’]$/.test(all);
  return {
    rule: 'yaml-guillemet',
    at: 0,
    message: `Le texte s’ouvre ici par ${isQuote ? 'un guillemet' : 'une apostrophe'} et ne se ferme pas sur la même ligne.`,
    hint: isQuote
      ? 'Ajoutez un guillemet droit " à la fin du texte.'
      : 'Entourez le texte de guillemets droits ".',
    fixed: quoted(isOwn ? all : all.replace(/[”»"’]$/, '').trimEnd()) + comment,
  };
}

/** `"Eco",` as between the lines of a program. */
const separatorFault = (text: string, end: number, rest: string): ValueFault => ({
  rule: 'yaml-guillemets',
  at: text.search(/[,;](?=[^"']*$)/),
  message: 'Un signe suit le guillemet qui ferme le texte : rien ne doit le suivre.',
  hint: 'Terminez la ligne par le guillemet ou l’apostrophe.',
  fixed: text.slice(0, end) + rest,
});

function innerFault(text: string, end: number): ValueFault {
  const last = text.lastIndexOf('"');
  const inner = text.slice(1, last);
  const tail = text.slice(last + 1);
  // Whole words between quotes, the first of which is opened behind a space: `"Culture" et "Nature"` has other pairs.
  const isPaired =
    (inner.match(/(?<!\\)"/g)?.length ?? 0) % 2 === 0 && /[\s(]$/.test(text.slice(0, end - 1));
  const words = inner.replace(/(?<!\\)"([^"]*)"/g, '« $1 »');
  return {
    rule: 'yaml-guillemets',
    at: end - 1,
    message: 'Ce guillemet droit ferme le texte trop tôt : il reste des mots après lui.',
    hint: 'À l’intérieur d’un texte entre guillemets droits, employez les guillemets français « ».',
    ...(isPaired && isTail(tail) ? { fixed: `"${words}"${tail}` } : {}),
  };
}

function apostropheFault(text: string, end: number): ValueFault {
  const last = text.lastIndexOf("'");
  const tail = text.slice(last + 1);
  const isWhole = isTail(tail) && /\S'\S/.test(text.slice(end - 2, end + 1));
  return {
    rule: 'yaml-apostrophe',
    at: end - 1,
    message: 'Cette apostrophe ferme le texte trop tôt : il commençait par une apostrophe.',
    hint: 'Entourez le texte de guillemets droits " : les apostrophes y sont libres.',
    ...(isWhole ? { fixed: quoted(text.slice(1, last).replace(/''/g, "'")) + tail } : {}),
  };
}
