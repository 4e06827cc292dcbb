import { type Text, textsOf } from '../../content/document.ts';
import { routeOfFile } from '../../content/kinds/index.ts';
import { isReserved } from '../../content/outputs.ts';
import type { Reading } from '../../documents/read-files.ts';
import { type Diagnosis, type Issue, issueAt } from '../../values/issue.ts';
import { valueAt } from '../../values/paths.ts';

/** Reports texts that share a route, or whose route is reserved, because the build writes another file there. */
export function uniqueRoutes({ content }: Reading): Issue[] {
  const owners = new Map<string, Text[]>();
  for (const text of textsOf(content.documents)) {
    const route = routeOfText(text);
    if (route !== null) owners.set(route, [...(owners.get(route) ?? []), text]);
  }
  const about = ({ file, positionOf }: Text, diagnosis: Diagnosis) =>
    issueAt(file, positionOf(['slug'], 'value'), diagnosis);
  return [...owners].flatMap(([route, texts]) => {
    const reserved = isReserved(route) ? texts.map((text) => about(text, reservedFor(route))) : [];
    if (texts.length < 2) return reserved;
    const others = (text: Text) => texts.filter((other) => other !== text);
    return [...reserved, ...texts.map((text) => about(text, sharedWith(others(text), route)))];
  });
}

/** Route of a text; while the text has no page (`route` is null), the route that it will have. */
function routeOfText({ kind, path, route, frontmatter }: Text): string | null {
  const slug = valueAt(frontmatter, ['slug']);
  return route ?? routeOfFile(kind, path, typeof slug === 'string' ? slug : undefined);
}

const sharedWith = (others: readonly Text[], route: string): Diagnosis => ({
  rule: 'adresse-double',
  message: `L’adresse ${route} est aussi celle de ${others.map(({ file }) => file).join(' et de ')}.`,
  hint: 'Changez « slug » ou le nom de l’un des fichiers.',
});

/** Diagnosis of a text or a redirection at an address that the site uses for something else. */
export const reservedFor = (route: string): Diagnosis => ({
  rule: 'adresse-reservee',
  message: `L’adresse ${route} est réservée : le site y met autre chose.`,
  hint: 'Changez « slug », le nom de ce fichier ou celui de son dossier.',
});
