import { trimEnd } from './line.ts';
import { closingQuote, isTail, quoted } from './quote.ts';
import { isFirstPair, withGuillemets } from './quote-pairs.ts';
import type { ValueFault } from './value.ts';

/** What may follow a backslash between straight quotes, or a backslash that nothing of it follows. */
const ESCAPE =
  /\\(?:["\\/abefnrtv0N_LP \t]|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|$)|(\\)/g;

const wrongEscape = (text: string) => [...text.matchAll(ESCAPE)].find((match) => match[1])?.index;

/** The fault of a value that begins with a quote and should end on its line. */
export function quotedFault(text: string): ValueFault | undefined {
  const end = closingQuote(text);
  if (end < 0) return unclosed(text);
  if (!isTail(text.slice(end))) {
    return separated(text, end) ?? (text[0] === '"' ? inner(text) : apostrophe(text, end));
  }
  const wrong = text[0] === '"' ? wrongEscape(text.slice(0, end)) : undefined;
  return wrong === undefined ? undefined : backslash(text, wrong, end);
}

/** `"Eco",` as between the lines of a program. */
function separated(text: string, end: number): ValueFault | undefined {
  const [, sign = '', rest = ''] = /^\s*([,;])(.*)$/.exec(text.slice(end)) ?? [];
  if (sign === '' || !isTail(rest)) return undefined;
  const word = sign === ',' ? 'Une virgule' : 'Un point-virgule';
  return {
    rule: 'yaml-guillemets',
    at: text.indexOf(sign, end),
    message: `${word} suit le guillemet ou l’apostrophe qui ferme le texte : rien ne doit le suivre.`,
    hint: 'Terminez la ligne par le guillemet ou l’apostrophe.',
    fixed: text.slice(0, end) + rest,
  };
}

function unclosed(text: string): ValueFault {
  const open = text[0] === '"' ? 'guillemet' : 'apostrophe';
  // Begun only where a run of blanks begins: a pattern would retry at each blank of a long one.
  const remark = /(?<!\s)\s+# .*$/.exec(text)?.[0] ?? '';
  const all = trimEnd(text.slice(1, text.length - remark.length));
  // A curly quote at the end closes the text, unless it was opened inside it.
  const isOwn = /[“«‘][^”»’]*[”»’]$/.test(all);
  const said = isOwn ? all : trimEnd(all.replace(/[”»"’]$/, ''));
  return {
    rule: 'yaml-guillemet',
    at: 0,
    message: `Le texte s’ouvre ici par ${open === 'guillemet' ? 'un' : 'une'} ${open} et ne se ferme pas sur la même ligne.`,
    hint:
      open === 'guillemet'
        ? 'Ajoutez un guillemet droit " à la fin du texte.'
        : 'Entourez le texte de guillemets droits ".',
    fixed: quoted(said) + remark,
  };
}

function inner(text: string): ValueFault {
  const last = text.lastIndexOf('"');
  const middle = text.slice(1, last);
  const tail = text.slice(last + 1);
  const pairs = (middle.match(/(?<!\\)"/g)?.length ?? 0) % 2 === 0;
  const close = closingQuote(text) - 1;
  const whole =
    pairs && isTail(tail) && !isFirstPair(text) ? `"${guillemets(middle)}"${tail}` : undefined;
  const fixed = pairsFixed(text, '"') ?? whole;
  return {
    rule: 'yaml-guillemets',
    at: close,
    message: 'Ce guillemet droit ferme le texte trop tôt : il reste des mots après lui.',
    hint: 'À l’intérieur d’un texte entre guillemets droits, employez les guillemets français « ».',
    ...(fixed === undefined ? {} : { fixed }),
  };
}

/** Each quoted word of a text between French quotes, and straight ones around the whole. */
function pairsFixed(text: string, quote: '"' | "'"): string | undefined {
  const hash = text.indexOf(' #', Math.max(text.lastIndexOf('"'), text.lastIndexOf("'")));
  const said = trimEnd(hash < 0 ? text : text.slice(0, hash));
  const remark = text.slice(said.length);
  const found = withGuillemets(said);
  if (found === undefined) return undefined;
  return (quote === '"' ? `"${found}"` : quoted(found.replace(/''/g, "'"))) + remark;
}

/** Straight quotes in pairs as French ones. */
function guillemets(text: string): string {
  let open = false;
  return text.replace(/(\\?)"/g, (found, slash: string) => {
    if (slash) return found;
    open = !open;
    return open ? '« ' : ' »';
  });
}

function apostrophe(text: string, end: number): ValueFault {
  const last = text.lastIndexOf("'");
  const tail = text.slice(last + 1);
  const whole = last >= end && isTail(tail);
  const said = whole ? text.slice(1, last) : text.slice(1);
  const isUnclear = isFirstPair(text) && !whole;
  const fixed =
    pairsFixed(text, "'") ??
    (isUnclear ? undefined : quoted(said.replace(/''/g, "'")) + (whole ? tail : ''));
  return {
    rule: 'yaml-apostrophe',
    at: end - 1,
    message: 'Cette apostrophe ferme le texte trop tôt : il commençait par une apostrophe.',
    hint: 'Entourez le texte de guillemets droits " : les apostrophes y sont libres.',
    ...(fixed === undefined ? {} : { fixed }),
  };
}

function backslash(text: string, at: number, end: number): ValueFault {
  const fixed = text
    .slice(0, end)
    .replace(ESCAPE, (found, wrong?: string) => (wrong ? '\\\\' : found));
  return {
    rule: 'yaml-barre',
    at,
    message: 'Entre guillemets droits, la barre oblique inverse « \\ » a un sens spécial.',
    hint: 'Écrivez une barre simple « / », ou deux barres inverses « \\\\ ».',
    fixed: fixed + text.slice(end),
  };
}
