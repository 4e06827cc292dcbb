import type { Issue } from '../../content/issue.ts';
import type { Part } from '../../content/part.ts';
import { routeOf } from '../../content/routes.ts';
import { valueAt } from '../../content/values.ts';
import type { Reading } from '../../read/content.ts';
import { Names } from './right-names.ts';
import { aboutFile } from './rule.ts';
import { withValue } from './with-value.ts';

/** What the build and previews write by themselves: the beginning of an address, and what stands there. */
const RESERVED: readonly [RegExp, string][] = [
  [/^\/404$/, 'la page montrée aux adresses qui n’existent pas'],
  [/^\/assets(?=\/|$)/, 'les images et les programmes de ses pages'],
  [/^\/demo(?=\/|$)/, 'les formulaires et la carte d’essai'],
  [/^\/donnees(?=\/|$)/, 'les données de ses pages'],
  [/^\/fonts(?=\/|$)/, 'ses polices de caractères'],
  [/^\/pr-\d+(?=\/|$)/, 'les aperçus des propositions'],
  [/^\/revue(?=\/|$)/, 'le compte rendu de chaque aperçu'],
  [/^\/blog\/page\/\d+$/, 'la suite de la liste des articles'],
  [/^(?:\/.*)?\/index$/, 'la page d’accueil du dossier'],
];

/** No text and no redirection has an address where the site puts something of its own. */
export function reservedAddresses({ content, frontmatters, listing, nameOf }: Reading): Issue[] {
  const names = new Names(listing);
  const texts = content.parts.flatMap((part): Issue[] => {
    const slug = valueAt(part.frontmatter, ['slug']);
    const own = typeof slug === 'string' ? slug : undefined;
    const route = part.route ?? routeOf(part.kind, part.path, own);
    const taken = route === null ? undefined : reservedFor(route);
    if (!taken) return [];
    const frontmatter = frontmatters.find(({ path }) => path === part.path);
    const value = `${part.kind}-${own}`;
    const said = { rule: 'adresse-reservee', message: taken.message };
    if (frontmatter && own !== undefined) {
      const hint = `Changez « slug ». Par exemple : « ${value} ».`;
      return [
        {
          severity: 'error',
          file: frontmatter.file,
          ...withValue(frontmatter, ['slug'], { ...said, hint, value }),
        },
      ];
    }
    const { path } = names.give(part.path, renamed(part, taken.depth));
    const hint = `Donnez-lui un autre nom. Par exemple : « ${path} ».`;
    return [aboutFile(nameOf(part.path), { ...said, hint, suggestion: path })];
  });
  return [...texts, ...redirected(frontmatters)];
}

function redirected(frontmatters: Reading['frontmatters']): Issue[] {
  const frontmatter = frontmatters.find(({ path }) => path === 'redirections.yml');
  return Object.keys(frontmatter?.data ?? {}).flatMap((from): Issue[] => {
    const taken = reservedFor(from.replace(/(?<=.)\/$/, ''));
    if (!frontmatter || !taken) return [];
    return [
      {
        rule: 'adresse-reservee',
        severity: 'error',
        file: frontmatter.file,
        ...frontmatter.placeOf([from], 'key'),
        message: taken.message,
        hint: 'Retirez cette ligne : cette adresse ne peut pas mener ailleurs.',
      },
    ];
  });
}

/** What is said of an address that the site keeps, and which part of it (1 is the first) is taken. */
function reservedFor(route: string) {
  for (const [taken, what] of RESERVED) {
    const found = taken.exec(route)?.[0];
    if (found === undefined) continue;
    const message = `L’adresse ${route} est réservée : le site y met ${what}.`;
    return { message, depth: found.split('/').length - 1 };
  }
  return undefined;
}

/** The path with a word before the name that is taken: `pages/demo/index.mdx` as `pages/page-demo/index.mdx`. */
function renamed({ kind, path }: Part, depth: number): string {
  const names = path.split('/');
  const at = Math.min(depth, names.length - 1);
  return names.map((name, index) => (index === at ? `${kind}-${name}` : name)).join('/');
}
