import { FOLDERS } from '../routes.ts';
import { type Kind, schemas } from '../schema/index.ts';
import { type GuideField, guideFields } from './fields.ts';
import { sampleLines, sampleValue } from './sample.ts';
import { choiceOf } from './tables.ts';

/** A new file that an editor fills in. */
interface Template {
  kind: Kind;
  /** Name proposed for the file. */
  filename: string;
  text: string;
}

const BODIES: Readonly<Record<Kind, { filename: string; body: string[] }>> = {
  page: { filename: 'ma-page.mdx', body: ['Écrivez ici le texte de la page.'] },
  article: {
    filename: 'mon-article.mdx',
    body: [
      '<!-- Le texte de l’article commence ici. Sans texte, l’article est annoncé « bientôt disponible ». -->',
      '',
      'Un premier paragraphe.',
      '',
      '## Un intertitre',
      '',
      'La suite, avec [un lien vers une page](/contact) et **des mots en gras**.',
    ],
  },
  communique: {
    filename: 'mon-communique.mdx',
    body: [
      '**Libreville, le 1er mars 2026.** Le premier paragraphe dit l’essentiel.',
      '',
      '## Contact presse',
      '',
      '<PressContact />',
    ],
  },
  initiative: {
    filename: 'mon-projet.mdx',
    body: [
      '## Le défi',
      '',
      'Ce qui manque aujourd’hui.',
      '',
      '## La solution',
      '',
      'Ce que le projet propose.',
      '',
      '<!-- Le plan et le budget s’écrivent en haut du fichier, sous « plan: » et « budgetLines: ». Sans eux, la page dit qu’ils seront publiés. -->',
      '',
      '## Plan d’action',
      '',
      '<ActionPlan items={frontmatter.plan} />',
      '',
      '## Budget',
      '',
      '<BudgetTable items={frontmatter.budgetLines} />',
      '',
      '## Soutenir ce projet',
      '',
      '<SupportPanel />',
    ],
  },
  charte: { filename: '07-ma-section.mdx', body: ['Le texte de la section.'] },
};

/** The commented template of a kind: required keys with samples to replace, optional ones behind a `#`. */
export function templateOf(kind: Kind): Template {
  const { filename, body } = BODIES[kind];
  const fields = guideFields(schemas[kind]);
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
  return { kind, filename, text: [...head, '', ...body, ''].join('\n') };
}

/** The lists that only pages of the site show are described in the guide, not in a new file. */
const isSimple = ({ inner, isList }: GuideField) => inner.length === 0 || isList;

function requiredLines(field: GuideField): string[] {
  const words = field.words.length > 0 ? ` ${choiceOf(field.words)}` : '';
  return [`# ${field.description}${words}`, `${field.key}: ${sampleValue(field)} # à remplacer`];
}

/** The address that opens GitHub's page for a new file with the template already in it. */
export function newFileLink(repository: string, template: Template): string {
  const { kind, filename, text } = template;
  const query = `filename=${encodeURIComponent(filename)}&value=${encodeURIComponent(text)}`;
  return `${repository.replace(/\/$/, '')}/new/main/content/${FOLDERS[kind]}?${query}`;
}

const NEW_FILE_LINK = /\]\((https?:\/\/[^\s()]+?)\/+new\/main\/content\//;

/** The repository in which a line of Markdown opens a new file, without a final slash; undefined when it opens none. */
export const repositoryOfLink = (line: string): string | undefined => NEW_FILE_LINK.exec(line)?.[1];
