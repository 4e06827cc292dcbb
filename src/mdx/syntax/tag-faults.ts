import { blockSpec } from '../../content/blocks.ts';
import { withoutHiddenSigns } from '../../content/text.ts';
import { type Fault, type Said, short, wrong } from '../fault.ts';
import { placeInTag } from './place-in-tag.ts';
import { scanTag, type TagScanner } from './scan-tag.ts';
import type { Tag, TagAttribute } from './tag.ts';
import type { BlockTag } from './tag-nodes.ts';
import { unfinishedTag } from './unfinished-tag.ts';

const PROPERTIES = 'Dans une balise, on écrit seulement des propriétés : nom="valeur"';

/** What is wrong in the writing of one tag, whatever it names. */
export function tagFaults(node: BlockTag, scanner: TagScanner): Fault[] {
  if (node.broken) return [unfinishedTag(node, scanner)];
  const { tag } = scanner;
  const at = (offset: number, said: Said) => wrong(placeInTag(node, offset), said);
  const quote = tag.closing ? undefined : wrongQuote(node, tag);
  if (quote) return [quote];
  const hidden = hiddenSigns(node, tag);
  const stray = firstStray(tag);
  if (stray !== undefined) {
    return [
      ...hidden,
      at(stray, {
        rule: 'texte-dans-balise',
        message: `La balise <${tag.closing ? '/' : ''}${tag.name}> est mal écrite à partir de « ${short(node.value.slice(stray).replace(/\/?>$/, ''), 20)} ».`,
        hint: tag.closing
          ? 'Une balise de fin ne contient que le nom du bloc.'
          : `${PROPERTIES}, séparées par une espace.`,
      }),
    ];
  }
  const names = tag.attributes.map(({ name }) => name);
  return [
    ...hidden,
    ...tag.attributes.flatMap((attribute, index) => {
      const { name, value } = attribute;
      const isDouble = name !== '' && names.indexOf(name) < index;
      return [
        ...(isDouble ? [at(attribute.at, double(name))] : []),
        ...(value?.kind === 'bare' ? [at(attribute.at, bare(name, value.text))] : []),
      ];
    }),
  ];
}

const double = (name: string): Said => ({
  rule: 'propriete-double',
  message: `La propriété « ${name} » est écrite deux fois dans cette balise.`,
  hint: 'Gardez une seule des deux.',
});

const bare = (name: string, text: string): Said => ({
  rule: 'valeur-sans-guillemets',
  message: `La valeur de « ${name} » n’est pas entre guillemets.`,
  hint: 'Entourez la valeur de guillemets droits : nom="valeur".',
  suggestion: `${name}="${text.replace(/["“”«»]/g, '')}"`,
});

/** Where a tag stops being properties with a space between them. */
function firstStray({ closing, strays, attributes }: Tag): number | undefined {
  const glued = attributes.find(({ at }, index) => attributes[index - 1]?.end === at);
  return strays[0] ?? glued?.at ?? (closing ? attributes[0]?.at : undefined);
}

/** A quote that is missing, or one too many in a value. */
function wrongQuote(node: BlockTag, { name, attributes }: Tag): Fault | undefined {
  for (const [index, attribute] of attributes.entries()) {
    const { value } = attribute;
    if (value?.kind !== 'quoted' || node.value[value.at] !== '"') continue;
    const next = attributes[index + 1];
    const said =
      missingQuote(node.value, attribute, name) ??
      (next?.at === attribute.end && next.value === undefined
        ? innerQuotes(node.value, attribute)
        : undefined);
    if (said) return wrong(placeInTag(node, value.at), said);
  }
  return undefined;
}

/** `href="/contact label="…"`: the value runs on to the quote that opens the next one. */
function missingQuote(text: string, { name, value, end }: TagAttribute, block: string) {
  const start = (value?.at ?? 0) + 1;
  const inner = text.slice(start, end - 1).trimEnd();
  const found = /[\s“”»]([A-Za-z]\w{0,30})\s{0,3}=$/.exec(inner.slice(-60));
  const spec = blockSpec(block);
  if (!found || (spec && !Object.hasOwn(spec.props, found[1] ?? ''))) return undefined;
  const from = inner.length - found[0].length;
  const kept = inner
    .slice(0, from)
    .trimEnd()
    .replace(/\s?[“”»]$/, '');
  const mended = `${text.slice(0, start)}${kept}" ${text.slice(start + from + 1)}`;
  const { tag } = scanTag(mended);
  const isClean =
    firstStray(tag) === undefined && tag.attributes.every(({ value: one }) => one?.kind !== 'bare');
  return {
    rule: 'guillemet-non-ferme',
    message: `Il manque le guillemet droit qui ferme la valeur de « ${name} ».`,
    hint: 'Chaque valeur commence et finit par un guillemet droit : nom="valeur".',
    ...(isClean ? { suggestion: mended } : {}),
  };
}

/** Straight quotes in a value between straight quotes: the value ends at the second. */
function innerQuotes(text: string, { name, value }: TagAttribute): Said {
  const rest = text.slice((value?.at ?? 0) + 1);
  const inner = /^([^=\n]*)"\s*\/?>$/.exec(rest)?.[1]?.replace(/"([^"]*)"/g, '« $1 »');
  return {
    rule: 'texte-dans-balise',
    message: `La valeur de « ${name} » contient des guillemets droits : le deuxième la termine trop tôt.`,
    hint: 'À l’intérieur des guillemets droits, employez les guillemets français « … ».',
    ...(inner && !inner.includes('"') ? { suggestion: `${name}="${inner}"` } : {}),
  };
}

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
