import type { Issue } from '../../content/issue.ts';
import type { Part } from '../../content/part.ts';
import { routeOf } from '../../content/routes.ts';
import type { Reading } from '../../read/content.ts';

/** Two files may not have one address. An article counts even before it has a text. */
export function uniqueAddresses({ content, frontmatters }: Reading): Issue[] {
  const owners = new Map<string, Part[]>();
  for (const part of content.parts) {
    const route = part.route ?? routeOf(part.kind, part.path, slugIn(part));
    if (route !== null) owners.set(route, [...(owners.get(route) ?? []), part]);
  }
  return [...owners].flatMap(([route, parts]) =>
    parts.length < 2
      ? []
      : parts.map((part): Issue => {
          const frontmatter = frontmatters.find(({ path }) => path === part.path);
          const place = frontmatter?.placeOf(['slug'], 'value') ?? { line: 1, column: 1 };
          const others = parts.filter((other) => other !== part).map(({ file }) => file);
          return {
            rule: 'adresse-double',
            severity: 'error',
            file: part.file,
            ...place,
            message: `L’adresse ${route} est aussi celle de ${others.join(' et de ')}.`,
            hint: 'Changez « slug » ou le nom de l’un des fichiers.',
          };
        }),
  );
}

const slugIn = ({ frontmatter }: Part) =>
  frontmatter && 'slug' in frontmatter ? frontmatter.slug : undefined;
