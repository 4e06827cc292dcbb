import { type GuideField, guideFields, sampleLines } from '../../content/guide-fields.ts';
import type { Model } from '../../content/model.ts';
import type { BlockSpec, PropSpec } from '../../content/records.ts';
import { choiceOf, keyTable } from './key-tables.ts';

const HEAD = `# Les blocs

Un bloc est une ligne entre chevrons que l’on place dans le texte d’une page. Copiez sa source, collez-la
sur une ligne à elle, avec une ligne vide avant et après. Les propriétés s’écrivent entre guillemets droits,
le nom d’une liste entre accolades.

*Cette page est écrite par \`npm run guide\` à partir de la liste des blocs du site : ne la changez pas à la main.*`;

/** Markdown of the guide page of all blocks: description, source to paste, properties. */
export function blocksPage(model: Model): string {
  const fields = Object.values(model.kinds).flatMap(({ schema }) =>
    guideFields(schema, model.words.labels),
  );
  const sections = [...model.blockSpecs].map(([name, spec]) =>
    blockSection({ name, spec, fields }, model),
  );
  return `${[HEAD, ...sections, ...drawings(model)].join('\n\n')}\n`;
}

/** The list of drawings, one time at the end of the page instead of in each table. */
const drawings = ({ words: { pictograms = [] } }: Model) =>
  pictograms.length === 0
    ? []
    : [
        `## Les dessins\n\nLe nom d’un dessin s’écrit tel quel : ${pictograms.map((name) => `\`${name}\``).join(', ')}.`,
      ];

const choiceIn =
  ({ words: { pictograms = [] } }: Model) =>
  (words: readonly string[]) =>
    pictograms.length > 0 && words.every((word, at) => word === pictograms[at])
      ? 'Voir [les dessins](#les-dessins).'
      : choiceOf(words);

interface Described {
  name: string;
  spec: BlockSpec;
  fields: readonly GuideField[];
}

function blockSection({ name, spec, fields }: Described, model: Model): string {
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
    ...(lists[0] === undefined ? [] : ['', ...listLines(lists, fields, model)]),
    ...(spec.kinds === undefined
      ? []
      : [
          '',
          `Il sert dans les fichiers de ${spec.kinds.map((kind) => `content/${model.kinds[kind]?.folder}/`).join(', ')}.`,
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
function listLines(keys: readonly string[], fields: readonly GuideField[], model: Model): string[] {
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
    keyTable(field.inner, choiceIn(model)),
  ];
}
