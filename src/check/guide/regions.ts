import { blocksOfList } from '../../site/blocks/index.ts';
import { type GuideField, guideFields, sampleLines } from '../../site/guide-fields.ts';
import { KINDS, type Kind, kinds } from '../../site/kinds/index.ts';

/** The guide with links « ➕ ». */
export const LINKED_GUIDE = 'JE-VEUX.md';

/** Links « ➕ » of the guide, by the name in `<!-- début : name -->` before them. */
export function guideRegions(repository: string): Record<string, string> {
  const regions = KINDS.flatMap((kind) => {
    const template = templateOf(kind);
    if (!template) return [];
    const link = `**[➕ ${template.label}](${newFileLink(repository, template)})**`;
    return [[`lien-${kind}`, link] as const];
  });
  return Object.fromEntries(regions);
}

/** Replaces the text between `<!-- début : name -->` and `<!-- fin : name -->` in a guide. Throws for an unknown name. */
export function fillRegions(guide: string, regions: Readonly<Record<string, string>>): string {
  return guide.replace(
    /(<!-- début : ([\w-]+) -->)[\s\S]*?(<!-- fin : \2 -->)/g,
    (_, open: string, name: string, close: string) => {
      const text = Object.hasOwn(regions, name) ? regions[name] : undefined;
      if (text === undefined) throw new Error(`The guide has a region of no known name: ${name}.`);
      return `${open}\n\n${text}\n\n${close}`;
    },
  );
}

interface Template {
  /** Relative to `content/`. */
  folder: string;
  label: string;
  filename: string;
  text: string;
}

/**
 * Template of a new file: required keys with samples and comments, optional keys commented out, none that follow from others;
 * undefined for a kind without template.
 */
export function templateOf(kind: Kind): Template | undefined {
  const { folder, newFile } = kinds[kind];
  if (!newFile) return undefined;
  const { label, filename, body } = newFile;
  const fields = fieldsOf(kind);
  const required = fields.filter(isWanted);
  const optional = fields.filter(
    (field) => !isWanted(field) && field.omission === '' && isSimple(field),
  );
  const head = [
    '---',
    '# Remplacez chaque valeur, puis effacez la remarque « à remplacer » qui la suit.',
    ...required.flatMap(requiredLines),
    ...(optional.length === 0
      ? []
      : ['# Facultatif : effacez le dièse et l’espace au début de la ligne pour vous en servir.']),
    ...optional.flatMap((field) => sampleLines(field).map((line) => `# ${line}`)),
    '---',
  ];
  return { folder, label, filename, text: [...head, '', ...body, ''].join('\n') };
}

/** Keys of a kind, without the lists that its blocks show. */
function fieldsOf(kind: Kind): GuideField[] {
  const { schema, place } = kinds[kind];
  return guideFields(schema).filter(
    ({ key }) => place.page !== 'at path' || blocksOfList(key).length === 0,
  );
}

const isWanted = ({ isRequired, inTemplate }: GuideField) => isRequired || inTemplate === true;

/** True for a key in the template. Objects that few pages need are only described in the guide. */
const isSimple = ({ inner, isList, inSample }: GuideField) =>
  inner.length === 0 || isList || inSample === true;

function requiredLines(field: GuideField): string[] {
  const words = field.words.length > 0 ? ` Au choix : ${field.words.join(', ')}.` : '';
  const help = [field.description, field.omission].filter(Boolean).join(' ');
  const lines = sampleLines(field).map((line) =>
    line.endsWith(':') ? line : `${line} # à remplacer`,
  );
  return [`# ${help}${words}`, ...lines];
}

/** Sample sentences in templates: the check warns of each one that an editor did not replace. */
export const templateSentences = (): string[] =>
  KINDS.flatMap((kind) => [
    ...fieldsOf(kind).map(({ example = '' }) => example),
    ...(kinds[kind].newFile?.body ?? []),
  ]).filter((line) => /[.?!]$/.test(line));

/** Address of GitHub's page for a new file with the template. */
export function newFileLink(repository: string, template: Template): string {
  const { folder, filename, text } = template;
  const query = `filename=${encodeURIComponent(filename)}&value=${encodeURIComponent(text)}`;
  return `${repository.replace(/\/$/, '')}/new/main/content/${folder}?${query}`;
}
