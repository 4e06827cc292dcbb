import { blockSpec } from '../../content/blocks.ts';
import { withoutHiddenSigns } from '../../content/hidden-signs.ts';
import { type Fault, type Said, short, wrong } from '../fault.ts';
import { placeInTag } from './place-in-tag.ts';
import type { TagScanner } from './scan-tag.ts';
import type { Tag, TagAttribute, TagValue } from './tag.ts';
import type { BlockTag } from './tag-nodes.ts';
import { tagSlip } from './tag-slips.ts';

/** Whether a block takes no text: its tag ends with `/>`. */
export const standsAlone = (name: string) => blockSpec(name)?.children === 'none';

/** The end that the tag of `name` should have. */
const endOf = (name: string) => (standsAlone(name) ? ' />' : '>');

/** What is wrong in the writing of one tag, whatever it names. */
export function tagFaults(node: BlockTag, scanner: TagScanner): Fault[] {
  if (node.broken) return [unfinished(node, scanner)];
  const { tag } = scanner;
  if (tag.slipped) return [slipped(node, tag.name)];
  const at = (offset: number, said: Said) => wrong(placeInTag(node, offset), said);
  const slip = tag.closing ? undefined : tagSlip(node.value, scanner);
  if (slip) {
    const { at: offset, ...said } = slip;
    return [at(offset, said)];
  }
  const stray = tag.strays[0] ?? (tag.closing ? tag.attributes[0]?.at : undefined);
  const faults = hiddenSigns(node, tag);
  const quotes = tag.closing ? undefined : innerQuotes(node, tag.attributes);
  if (quotes) faults.push(quotes);
  else if (stray !== undefined) {
    faults.push(
      at(stray, {
        rule: 'texte-dans-balise',
        message: `La balise <${tag.closing ? '/' : ''}${tag.name}> contient « ${short(node.value.slice(stray).replace(/\/?>$/, ''), 20)} », qui n’y a pas sa place.`,
        hint: 'Dans une balise, on écrit seulement des propriétés : nom="valeur". À l’intérieur des guillemets droits, employez « … » ou une apostrophe courbe.',
      }),
    );
  }
  const seen = new Set<string>();
  for (const attribute of tag.closing || quotes ? [] : tag.attributes) {
    if (seen.has(attribute.name) && attribute.name !== '') {
      faults.push(
        at(attribute.at, {
          rule: 'propriete-double',
          message: `La propriété « ${attribute.name} » est écrite deux fois dans cette balise.`,
          hint: 'Gardez une seule des deux.',
        }),
      );
    }
    seen.add(attribute.name);
    if (attribute.value?.kind === 'bare' && stray === undefined) {
      faults.push(at(attribute.at, bare(attribute, attribute.value.text)));
    }
  }
  return faults;
}

/** A closing tag whose `</` is written another way: the reader of tags takes it for the one that was meant. */
const slipped = (node: BlockTag, name: string): Fault =>
  wrong(placeInTag(node, 0), {
    rule: 'balise-incomplete',
    message: `La balise de fin </${name}> est mal écrite : elle ne fermerait pas le bloc, et les visiteurs la liraient.`,
    hint: 'La balise de fin commence par « < » et « / », collés au nom du bloc.',
    suggestion: `</${name}>`,
  });
/** Signs that are not seen, between the words of the tag or in braces: read as if they were not there, but never published. */
function hiddenSigns(node: BlockTag, { hidden, attributes }: Tag): Fault[] {
  const inBraces = ({ value }: TagAttribute) =>
    value?.kind === 'braces' && withoutHiddenSigns(value.text) !== value.text;
  if (!hidden && !attributes.some(inBraces)) return [];
  const seen = withoutHiddenSigns(node.value);
  return [
    wrong(placeInTag(node, 0), {
      rule: 'texte-dans-balise',
      message: `Un signe invisible se cache dans la balise « ${short(seen)} ».`,
      hint: 'Retapez la balise, ou remplacez-la par celle-ci, où le signe n’est plus.',
      suggestion: seen,
    }),
  ];
}

/** Straight quotes in a value between straight quotes: the value ends at the second. */
function innerQuotes(node: BlockTag, attributes: readonly TagAttribute[]): Fault | undefined {
  const index = attributes.findIndex(
    ({ value, end }, at) => value?.kind === 'quoted' && attributes[at + 1]?.at === end,
  );
  const value = attributes[index]?.value;
  if (!value || node.value[value.at] !== '"') return undefined;
  const name = attributes[index]?.name ?? '';
  const rest = node.value.slice(value.at + 1);
  const whole = /^([^=\n]*)"\s*\/?>$/.exec(rest)?.[1];
  const inner = whole?.replace(/"([^"]*)"/g, '« $1 »');
  return wrong(placeInTag(node, value.at), {
    rule: 'texte-dans-balise',
    message: `La valeur de « ${name} » contient des guillemets droits : le deuxième la termine trop tôt.`,
    hint: 'À l’intérieur des guillemets droits, employez les guillemets français « … ».',
    ...(inner && !inner.includes('"') ? { suggestion: `${name}="${inner}"` } : {}),
  });
}

const bare = ({ name }: TagAttribute, text: string): Said => ({
  rule: 'valeur-sans-guillemets',
  message: `La valeur de « ${name} » n’est pas entre guillemets.`,
  hint: 'Entourez la valeur de guillemets droits : nom="valeur".',
  suggestion: `${name}="${text.replace(/["“”«»]/g, '')}"`,
});

/** A tag that never ends: at the quote or brace that was opened, else at its `<`. */
function unfinished(node: BlockTag, { tag, open }: TagScanner): Fault {
  const name = `<${tag.closing ? '/' : ''}${tag.name}>`;
  if (open?.value.kind === 'quoted') {
    return wrong(placeInTag(node, open.value.at), {
      rule: 'guillemet-non-ferme',
      message: `Dans la balise ${name}, un guillemet est ouvert ici et n’est jamais fermé.`,
      hint: `Ajoutez un guillemet droit à la fin de la valeur. Exemple : ${tag.attributes.at(-1)?.name}="${short(surePart(open.value.text), 40)}"`,
      suggestion: mended(node.value, open.value, tag.name),
    });
  }
  if (open?.value.kind === 'braces') {
    return wrong(placeInTag(node, open.value.at), {
      rule: 'accolade-non-fermee',
      message: `Dans la balise ${name}, une accolade est ouverte ici et n’est jamais fermée.`,
      hint: 'Ajoutez une accolade fermante après le nom de la liste. Exemple : items={frontmatter.timeline}',
      suggestion: mended(node.value, open.value, tag.name),
    });
  }
  return wrong(placeInTag(node, 0), {
    rule: 'balise-incomplete',
    message: `La balise ${name} commence ici et ne se termine pas.`,
    hint: `Terminez-la par « ${endOf(tag.name).trim()} » sur la même ligne.`,
    suggestion: `${withoutWords(node.value, tag)
      .trimEnd()
      .replace(/\s*\/$/, '')}${tag.closing ? '>' : endOf(tag.name)}`,
  });
}

/** A tag that never ends without the words that follow its last value: those of the sentence that it stands in. */
function withoutWords(text: string, { attributes }: Tag): string {
  const last = attributes.findLast(({ value }) => value !== undefined);
  return last && last !== attributes.at(-1) ? text.slice(0, last.end) : text;
}

/** The tag with its quote or brace closed where the value surely ends. */
function mended(text: string, { kind, at }: TagValue, name: string): string {
  const value = surePart(text.slice(at + 1));
  const [open, close] = kind === 'braces' ? ['{', '}'] : ['"', '"'];
  return `${text.slice(0, at)}${open}${value}${close}${endOf(name)}`;
}

/** The beginning of a value that nothing closes, up to the end of its tag. A pattern would retry at each blank. */
function surePart(text: string): string {
  const end = text.indexOf('>');
  const inner = (end < 0 ? text : text.slice(0, end)).trim();
  return inner.endsWith('/') && inner !== '/' ? inner.slice(0, -1).trim() : inner;
}
