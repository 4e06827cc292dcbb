import { doubtful, type Fault, short, wrong } from '../fault.ts';
import { isBlockName } from '../syntax/names.ts';
import { type ProseLine, placeIn } from './prose-lines.ts';

/** A block's tag with other signs between `<` and its name, or without its `<`: alone on its line, with a value or an end that no sentence has. */
const MISWRITTEN =
  /^(?:<(?!\/[A-Z])([^\p{L}<>]{1,3})|(?=[A-Z]\w+(?:\s[^<>]*["”}]\s*|\s*(?=\/))?\/?>$))([A-Z]\w+)([^<>]*>)$/u;

/** A tag that no block has, of MDX or of Word: `<frontmatter.x />`, `<o:p>`. Words alone between chevrons are a text. */
const UNKNOWN =
  /<(?:\/?\p{L}[\p{L}\p{N}_-]{0,40}[.:]\p{L}[\p{L}\p{N}_.:-]{0,40}(?=[\s/>])|\p{L}[\p{L}\p{N}_-]{0,40}(?=\s[^<>]{0,300}=\s?["“{]|\s*\/>))[^<>]{0,300}>/u;

/** Tags that are not parsed as such. */
export const unparsedTags = (lines: readonly ProseLine[]): Fault[] =>
  lines.flatMap((line) => [...miswritten(line), ...unknown(line)]);

function miswritten(line: ProseLine): Fault[] {
  const [, signs = '', name = '', rest = ''] = MISWRITTEN.exec(line.unparsed.trimEnd()) ?? [];
  if (!isBlockName(name)) return [];
  const start = /[/\\]/.test(signs) ? '</' : '<';
  return [
    wrong(placeIn(line), {
      rule: 'balise-incomplete',
      message: `Cette ligne n’est pas lue comme la balise ${start}${name}> : les visiteurs la liraient telle quelle.`,
      hint: `La balise commence par « ${start} », collé au nom du bloc.`,
      suggestion: start + name + rest,
    }),
  ];
}

/** The first of a line: Word puts them in pairs. */
function unknown(line: ProseLine): Fault[] {
  const { 0: tag = '', index = 0 } = UNKNOWN.exec(line.unparsed) ?? {};
  if (tag === '') return [];
  return [
    doubtful(placeIn(line, index), {
      rule: 'bloc-inconnu',
      message: `« ${short(tag, 40)} » n’est pas un bloc du site : les visiteurs liraient ces signes.`,
      hint: 'Effacez cette balise et gardez le texte qu’elle entoure, ou choisissez un bloc de content/BLOCS.md.',
    }),
  ];
}
