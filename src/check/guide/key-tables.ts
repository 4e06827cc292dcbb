import { blocksOfList } from '../../content/blocks/block-specs.ts';
import { type GuideField, guideFields, sampleValue } from '../../content/guide-fields.ts';
import { type Kind, kinds } from '../../content/kinds/index.ts';

export const kindTable = (kind: Kind): string => keyTable(fieldsOf(kind));

/** Keys of a kind, without the lists that blocks show, which BLOCS.md describes. */
export function fieldsOf(kind: Kind): GuideField[] {
  const { schema, inBands } = kinds[kind];
  return guideFields(schema).filter(({ key }) => !inBands || blocksOfList(key).length === 0);
}

/** Converts the allowed words of a key to a French sentence. */
type ChoiceOf = (words: readonly string[]) => string;

export const choiceOf: ChoiceOf = (words) => `Au choix : ${words.join(', ')}.`;

/** Markdown table of keys and their inner keys (`steps[].title`), with a column of labels if a key has one. */
export function keyTable(fields: readonly GuideField[], choice: ChoiceOf = choiceOf): string {
  const table = [
    '| Clé | À l’écran | Obligatoire | Ce qu’on y écrit | Exemple |',
    '|---|---|---|---|---|',
    ...fields.flatMap((field) => rows(field, '', choice)),
  ];
  const areNamed = fields.some(({ key, label }) => label !== key);
  return table.map((row) => (areNamed ? row : row.replace(/^(\|[^|]*\|)[^|]*\|/, '$1'))).join('\n');
}

function rows(field: GuideField, prefix: string, choice: ChoiceOf): string[] {
  const name = `${prefix}${field.key}`;
  const words = field.words.length > 0 ? ` ${choice(field.words)}` : '';
  const hasExample = field.example !== undefined || field.words.length > 0;
  const example = hasExample ? `\`${sampleValue(field)}\`` : '';
  const isRequired = field.isRequired ? 'oui' : '';
  return [
    `| \`${name}\` | ${field.label} | ${isRequired} | ${cell(field.description + words)} | ${cell(example)} |`,
    ...field.inner.flatMap((inner) => rows(inner, `${name}${field.isList ? '[]' : ''}.`, choice)),
  ];
}

const cell = (text: string) => text.trim().replace(/\|/g, '\\|').replace(/</g, '&lt;');
