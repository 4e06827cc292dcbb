import { blockSpecs } from '../../content/blocks/block-specs.ts';
import type { BlockSpec, PropSpec } from '../../content/blocks/spec.ts';
import { type GuideField, guideFields, sampleLines } from '../../content/guide-fields.ts';
import { kinds } from '../../content/kinds/index.ts';
import { ICONS } from '../../content/vocabulary.ts';
import { choiceOf, keyTable } from './key-tables.ts';

const HEAD = `# Les blocs

Un bloc est une ligne entre chevrons que l’on place dans le texte d’une page. Copiez sa source, collez-la
sur une ligne à elle, avec une ligne vide avant et après. Les propriétés s’écrivent entre guillemets droits,
le nom d’une liste entre accolades.

*Cette page est écrite par \`npm run guide\` à partir de la liste des blocs du site : ne la changez pas à la main.*`;

/** Markdown of the guide page of all blocks: description, source to paste, properties. */
export function blocksPage(): string {
  const fields = Object.values(kinds).flatMap(({ schema }) => guideFields(schema));
  const sections = [...blockSpecs].map(([name, spec]) => blockSection({ name, spec, fields }));
  return `${[HEAD, ...sections, DRAWINGS].join('\n\n')}\n`;
}

/** The list of drawings, one time at the end of the page instead of in each table. */
const DRAWINGS = `## Les dessins\n\nLe nom d’un dessin s’écrit tel quel : ${ICONS.map((name) => `\`${name}\``).join(', ')}.`;

const choiceIn = (words: readonly string[]) =>
  words.every((word, at) => word === ICONS[at])
    ? 'Voir [les dessins](#les-dessins).'
    : choiceOf(words);

interface Described {
  name: string;
  spec: BlockSpec;
  fields: readonly GuideField[];
}

function blockSection({ name, spec, fields }: Described): string {
  const lists = Object.values(spec.props).flatMap(({ keys }) => keys ?? []);
  return [
    `## ${name}`,
    '',
    `**Ce que cela montre** : ${spec.description}`,
    '',
    '```mdx',
    spec.example,
    '```',
    ...propLines(spec.props),
    ...(lists[0] === undefined ? [] : ['', ...listLines(lists, fields)]),
    ...(spec.kinds === undefined
      ? []
      : [
          '',
          `Il sert dans les fichiers de ${spec.kinds.map((kind) => `content/${kinds[kind].folder}/`).join(', ')}.`,
        ]),
  ].join('\n');
}

function propLines(props: Readonly<Record<string, PropSpec>>): string[] {
  const written = Object.entries(props).filter(([, { type }]) => type !== 'list');
  if (written.length === 0) return [];
  const rows = written.map(([key, prop]) => {
    const words = prop.values
      ? ` Au choix : ${prop.values.map((word) => `\`${word}\``).join(', ')}.`
      : '';
    return `| \`${key}\` | ${prop.required ? 'oui' : ''} | ${prop.description}${words} |`;
  });
  return ['', '| Propriété | Obligatoire | Ce qu’on y écrit |', '|---|---|---|', ...rows];
}

/** YAML sample of the frontmatter list that a block shows, then a table with the keys of its elements. */
function listLines(keys: readonly string[], fields: readonly GuideField[]): string[] {
  const field = fields.find(({ key }) => key === keys[0]);
  if (!field) return [];
  const others =
    keys.length > 1
      ? ` (ou ${keys
          .slice(1)
          .map((key) => `\`${key}\``)
          .join(', ')})`
      : '';
  return [
    `La liste \`${keys[0]}\`${others} se remplit en haut du fichier, entre les deux lignes \`---\` :`,
    '',
    '```yaml',
    ...sampleLines(field),
    '```',
    '',
    'Les clés de chaque élément :',
    '',
    keyTable(field.inner, choiceIn),
  ];
}
