import type { Model } from '../model.ts';
import { type GuideField, sampleLines, sampleValue } from './guide-fields.ts';
import { choiceOf, fieldsOf, kindTable } from './key-tables.ts';

/** The parts of the guide that come from the records of kinds, by the name between `<!-- début : … -->` marks. */
export function guideRegions(model: Model, repository: string): Record<string, string> {
  const regions = model.kindNames.flatMap((kind): [string, string][] => {
    const template = templateOf(kind, model);
    const table: [string, string] = [`cles-${kind}`, kindTable(kind, model)];
    if (!template) return [table];
    const link = `**[➕ ${template.label}](${newFileLink(repository, template)})**`;
    return [table, [`lien-${kind}`, link]];
  });
  return Object.fromEntries(regions);
}

/** A guide with its regions filled in; what stands outside them is its editor's. Raises for an unknown name. */
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

/** A new file that an editor fills in. */
interface Template {
  /** Its folder under `content/`. */
  folder: string;
  /** What its button says. */
  label: string;
  /** Name proposed for the file. */
  filename: string;
  text: string;
}

/** The commented template of a kind: required keys with samples to replace, optional ones behind a `#`; undefined for a kind without one. */
export function templateOf(kind: string, model: Model): Template | undefined {
  const { folder, newFile } = model.kinds[kind] ?? {};
  if (folder === undefined || !newFile) return undefined;
  const { label, filename, body } = newFile;
  const fields = fieldsOf(kind, model);
  const required = fields.filter(({ isRequired }) => isRequired);
  const optional = fields.filter((field) => !field.isRequired && isSimple(field));
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

/** The lists that only pages of the site show are described in the guide, not in a new file. */
const isSimple = ({ inner, isList, inSample }: GuideField) =>
  inner.length === 0 || isList || inSample;

function requiredLines(field: GuideField): string[] {
  const words = field.words.length > 0 ? ` ${choiceOf(field.words)}` : '';
  return [`# ${field.description}${words}`, `${field.key}: ${sampleValue(field)} # à remplacer`];
}

/** The sentences of new files, which their editors replace. */
export const templateSentences = (model: Model): string[] =>
  model.kindNames
    .flatMap((kind) => [
      ...fieldsOf(kind, model).map(({ example = '' }) => example),
      ...(model.kinds[kind]?.newFile?.body ?? []),
    ])
    .filter((line) => /[.?!]$/.test(line));

/** The address that opens GitHub's page for a new file with the template already in it. */
export function newFileLink(repository: string, template: Template): string {
  const { folder, filename, text } = template;
  const query = `filename=${encodeURIComponent(filename)}&value=${encodeURIComponent(text)}`;
  return `${repository.replace(/\/$/, '')}/new/main/content/${folder}?${query}`;
}

const NEW_FILE_LINK = /\]\((https?:\/\/[^\s()]+?)\/+new\/main\/content\//;

/** The repository in which a line of Markdown opens a new file, without a final slash; undefined when it opens none. */
export const repositoryOfLink = (line: string): string | undefined => NEW_FILE_LINK.exec(line)?.[1];
