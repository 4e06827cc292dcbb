import type { TagNames } from '../../content/blocks/tag-names.ts';
import type { Diagnosis, LocatedDiagnosis } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import { readTag, type Tag, type TagAttribute } from './read-tag.ts';

/** True for words in place of a text that is still to be written: `<Prénom Nom>`. */
const isPlaceholder = ({ name, selfClosing, attributes }: Tag, names: TagNames) =>
  !names.isSure(name) && !selfClosing && attributes.every(({ value }) => value === undefined);

/** Syntax errors of one tag. Other rules check whether its block exists. */
export function tagDiagnoses(tag: Tag, text: string, names: TagNames): LocatedDiagnosis[] {
  if (names.isRefused(tag.name) || isPlaceholder(tag, names)) return [];
  if (tag.unclosed?.next) return [missingQuote(tag, text, names)];
  if (tag.end === undefined) return [unfinished(tag, text, names)];
  if (tag.stray !== undefined) return [stray(tag, text, tag.stray)];
  return tag.attributes.flatMap(({ name, at, value }) =>
    value?.kind === 'bare' ? [{ at, ...bare(name, value.text) }] : [],
  );
}

export const labelOf = ({ name, closing }: Tag) => `<${closing ? '/' : ''}${name}>`;

/** Diagnosis of a tag without `>`: at the quote or brace that is not closed, otherwise at its `<`. */
function unfinished(tag: Tag, text: string, names: TagNames): LocatedDiagnosis {
  const end = !tag.closing && names.takesNoText(tag.name) ? ' />' : '>';
  if (!tag.unclosed) {
    const last = tag.attributes.findLast(({ value }) => value !== undefined);
    // The suggestion closes the tag after its last value: words after that are text.
    const tagText = last ? text.slice(0, last.end) : text.trimEnd().replace(/\s?\/$/, '');
    return {
      at: 0,
      rule: 'balise-incomplete',
      message: `La balise ${labelOf(tag)} commence ici et ne se termine pas.`,
      hint: `Terminez-la par « ${end.trim()} » sur la même ligne.`,
      suggestion: tagText + end,
    };
  }
  const { kind, at } = tag.unclosed;
  const [rule, what, signs] =
    kind === 'quoted'
      ? ['guillemet-non-ferme', 'un guillemet est ouvert ici et n’est jamais fermé', '""']
      : ['accolade-non-fermee', 'une accolade est ouverte ici et n’est jamais fermée', '{}'];
  const value = (text.slice(at + 1).split('>', 1)[0] ?? '').trim();
  const inner = value.endsWith('/') && value !== '/' ? value.slice(0, -1).trim() : value;
  return {
    at,
    rule,
    message: `Dans la balise ${labelOf(tag)}, ${what}.`,
    hint: `Ajoutez le signe « ${signs[1]} » à la fin de la valeur.`,
    suggestion: text.slice(0, at) + signs[0] + inner + signs[1] + end,
  };
}

/** Diagnosis of `href="/contact label="…"`: the value of `href` continues up to the quote of `label`. */
function missingQuote(tag: Tag, text: string, names: TagNames): LocatedDiagnosis {
  const { at = 0, next } = tag.unclosed ?? {};
  const name = tag.attributes.find(({ value }) => value?.at === at)?.name ?? '';
  const mended = `${text.slice(0, next?.valueEnd)}" ${text.slice(next?.at)}`;
  const reread = readTag(mended, names);
  return {
    at,
    rule: 'guillemet-non-ferme',
    message: `Il manque le guillemet droit qui ferme la valeur de « ${name} ».`,
    hint: 'Chaque valeur commence et finit par un guillemet droit : nom="valeur".',
    ...(reread && tagDiagnoses(reread, mended, names).length === 0 ? { suggestion: mended } : {}),
  };
}

/** Diagnosis of unexpected text in a tag, at the offset `at`. */
function stray(tag: Tag, text: string, at: number): LocatedDiagnosis {
  const rest = text.slice(at).replace(/\s*\/?>$/, '');
  const before = tag.attributes.find(({ end }) => end === at);
  if (before?.value && text[at - 1] === '"' && /^\p{L}[^\s=]*(?:\s|$)/u.test(rest)) {
    return { at: before.value.at, ...innerQuotes(before, text) };
  }
  return {
    at,
    rule: 'texte-dans-balise',
    message: `La balise ${labelOf(tag)} est mal écrite à partir de « ${shorten(rest, 20)} ».`,
    hint: tag.closing
      ? 'Une balise de fin ne contient que le nom du bloc.'
      : 'Dans une balise, on écrit seulement des propriétés : nom="valeur", chacune une seule fois, séparées par une espace.',
  };
}

/** Diagnosis of straight quotes inside a quoted value: `title="Le "bon" plan"`. */
function innerQuotes({ name, value }: TagAttribute, text: string): Diagnosis {
  const inner = /^([^=\n]*)"\s*\/?>$/.exec(text.slice((value?.at ?? 0) + 1))?.[1];
  const mended = inner?.replace(/"([^"]*)"/g, '« $1 »');
  return {
    rule: 'texte-dans-balise',
    message: `La valeur de « ${name} » contient des guillemets droits : le deuxième la termine trop tôt.`,
    hint: 'À l’intérieur des guillemets droits, employez les guillemets français « … ».',
    ...(mended && !mended.includes('"') ? { suggestion: `${name}="${mended}"` } : {}),
  };
}

const bare = (name: string, text: string): Diagnosis => ({
  rule: 'valeur-sans-guillemets',
  message: `La valeur de « ${name} » n’est pas entre guillemets.`,
  hint: 'Entourez la valeur de guillemets droits : nom="valeur".',
  suggestion: `${name}="${text}"`,
});

/** Diagnosis of braces that contain neither a text nor a path of the frontmatter: `{1 + 1}`. */
export function notData({ name, value }: TagAttribute, { sampleList }: TagNames): Diagnosis {
  const source = shorten(value?.text ?? '', 40);
  if (name === '') {
    return {
      rule: 'code-interdit',
      message: `Cette balise contient « {${source}} » sans nom de propriété.`,
      hint: `Écrivez le nom, le signe égal, puis la valeur. Exemple : items={frontmatter.${sampleList}}`,
    };
  }
  const list = /^\s*([A-Za-z]\w*)\s*$/.exec(value?.text ?? '')?.[1];
  return {
    rule: 'code-interdit',
    message: `La propriété « ${name} » contient du code : « {${source}} ». Une page ne peut contenir que du texte.`,
    hint: `Écrivez une valeur entre guillemets, ou le nom d’une liste écrite en haut du fichier. Exemple : items={frontmatter.${sampleList}}`,
    ...(list && list !== 'frontmatter' ? { suggestion: `${name}={frontmatter.${list}}` } : {}),
  };
}
