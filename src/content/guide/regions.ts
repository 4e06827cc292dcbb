import type { Kind } from '../schema/index.ts';
import { kindTable } from './tables.ts';
import { newFileLink, templateOf } from './template.ts';

const TABLES: readonly Kind[] = ['article', 'initiative', 'communique', 'charte', 'page'];

const LINKS: readonly { kind: Kind; label: string }[] = [
  { kind: 'article', label: 'Ajouter un article' },
  { kind: 'initiative', label: 'Proposer un projet (Je Participe)' },
  { kind: 'communique', label: 'Publier un communiqué' },
  { kind: 'charte', label: 'Ajouter une section à la charte' },
];

/** The parts of the guide that come from the schemas, by the name between `<!-- début : … -->` marks. */
export function guideRegions(repository: string): Record<string, string> {
  const links = LINKS.map(({ kind, label }) => {
    const template = templateOf(kind);
    return [`lien-${kind}`, `**[➕ ${label}](${newFileLink(repository, template)})**`] as const;
  });
  const models = LINKS.map(
    ({ kind }) => [`modele-${kind}`, `\`\`\`\`mdx\n${templateOf(kind).text}\`\`\`\``] as const,
  );
  const tables = TABLES.map((kind) => [`cles-${kind}`, kindTable(kind)] as const);
  return Object.fromEntries([...links, ...models, ...tables]);
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
