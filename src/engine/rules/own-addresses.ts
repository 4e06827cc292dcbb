import { FOLDERS, IN_PREVIEW, NOT_FOUND_PAGE, OFFLINE_PAGE } from '../../content/outputs.ts';
import { routeOf } from '../../content/routes.ts';
import { type TextDocument, textsOf } from '../document.ts';
import type { Reading } from '../documents/read-content.ts';
import { type Diagnosis, type Issue, issueAt } from '../issue.ts';
import { valueAt } from '../values/paths.ts';

/** Addresses where the build and previews write something of their own. */
const isReserved = (route: string) =>
  IN_PREVIEW.test(route.slice(1)) ||
  FOLDERS.includes(route.split('/')[1] ?? '') ||
  [`/${NOT_FOUND_PAGE}`, `/${OFFLINE_PAGE}`].includes(`${route}.html`) ||
  /^\/blog\/page\/\d+$|\/index$/.test(route);

/** Each text has an address of its own: not another's, nor one where the site puts something else. */
export function ownAddresses({ content }: Reading): Issue[] {
  const owners = new Map<string, TextDocument[]>();
  for (const text of textsOf(content.documents)) {
    const route = addressOf(text);
    if (route !== null) owners.set(route, [...(owners.get(route) ?? []), text]);
  }
  const about = ({ file, placeOf }: TextDocument, diagnosis: Diagnosis) =>
    issueAt(file, placeOf(['slug'], 'value'), diagnosis);
  return [...owners].flatMap(([route, texts]) => {
    const reserved = isReserved(route) ? texts.map((text) => about(text, reservedFor(route))) : [];
    if (texts.length < 2) return reserved;
    const others = (text: TextDocument) => texts.filter((other) => other !== text);
    return [...reserved, ...texts.map((text) => about(text, sharedWith(others(text), route)))];
  });
}

/** The address of a text; that of an article even before it has a body. */
function addressOf({ kind, path, route, frontmatter }: TextDocument): string | null {
  const slug = valueAt(frontmatter, ['slug']);
  return route ?? routeOf(kind, path, typeof slug === 'string' ? slug : undefined);
}

const sharedWith = (others: readonly TextDocument[], route: string): Diagnosis => ({
  rule: 'adresse-double',
  message: `L’adresse ${route} est aussi celle de ${others.map(({ file }) => file).join(' et de ')}.`,
  hint: 'Changez « slug » ou le nom de l’un des fichiers.',
});

const reservedFor = (route: string): Diagnosis => ({
  rule: 'adresse-reservee',
  message: `L’adresse ${route} est réservée : le site y met autre chose.`,
  hint: 'Changez « slug », le nom de ce fichier ou celui de son dossier.',
});

/** An address of this site as `content/redirections.yml` writes it: no final slash, no accents. */
const ADDRESS = /^(\/[a-z0-9-]+)+$/;

/** Redirected addresses are addresses, of no page that still stands. */
export function redirectedAddresses({ content: { documents } }: Reading): Issue[] {
  const document = documents.find(({ path }) => path === 'redirections.yml');
  const routes = new Set(documents.map(({ route }) => route));
  const { data } = document ?? {};
  const keys = typeof data === 'object' && !Array.isArray(data) ? Object.keys(data ?? {}) : [];
  return keys.flatMap((from): Issue[] => {
    const diagnosis = !ADDRESS.test(from)
      ? noAddress(from)
      : isReserved(from)
        ? { ...reservedFor(from), hint: 'Retirez cette ligne.' }
        : routes.has(from) && stillThere(from);
    if (!document || !diagnosis) return [];
    return [issueAt(document.file, document.placeOf([from], 'key'), diagnosis)];
  });
}

const noAddress = (from: string): Diagnosis => ({
  rule: 'lien-adresse',
  message: `« ${from.slice(0, 80)} » n’est pas une ancienne adresse de ce site.`,
  hint: 'Écrivez-la à partir de la barre oblique, en minuscules, sans barre oblique à la fin : « /projets/ancien-nom: /projets ».',
});

const stillThere = (from: string): Diagnosis => ({
  rule: 'adresse-double',
  message: `L’adresse ${from} est celle d’une page du site : elle ne peut pas mener ailleurs.`,
  hint: 'Retirez cette ligne, ou la page.',
});
