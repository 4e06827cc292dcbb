import { isReserved } from '../../content/reserved-routes.ts';
import type { Reading } from '../../documents/read-files.ts';
import { type Diagnosis, type Issue, issueAt } from '../../values/issue.ts';
import { reservedFor } from './unique-routes.ts';

/** An old address in `redirections.yml`, without final slash and accents: `/projets/ancien-nom`. */
const ADDRESS = /^(\/[a-z0-9-]+)+$/;

/** Reports redirections from an invalid address, from an address that the site reserves, or from an existing page. */
export function redirectedAddresses({ content: { documents } }: Reading): Issue[] {
  const document = documents.find(({ path }) => path === 'redirections.yml');
  const routes = new Set(documents.map(({ route }) => route));
  const { data } = document ?? {};
  const keys = typeof data === 'object' && !Array.isArray(data) ? Object.keys(data ?? {}) : [];
  return keys.flatMap((from): Issue[] => {
    const diagnosis = !ADDRESS.test(from)
      ? invalid(from)
      : isReserved(from)
        ? { ...reservedFor(from), hint: 'Retirez cette ligne.' }
        : routes.has(from) && existing(from);
    if (!document || !diagnosis) return [];
    return [issueAt(document.file, document.positionOf([from], 'key'), diagnosis)];
  });
}

const invalid = (from: string): Diagnosis => ({
  rule: 'lien-adresse',
  message: `« ${from.slice(0, 80)} » n’est pas une ancienne adresse de ce site.`,
  hint: 'Écrivez-la à partir de la barre oblique, en minuscules, sans barre oblique à la fin : « /projets/ancien-nom: /projets ».',
});

const existing = (from: string): Diagnosis => ({
  rule: 'adresse-double',
  message: `L’adresse ${from} est celle d’une page du site : elle ne peut pas mener ailleurs.`,
  hint: 'Retirez cette ligne, ou la page.',
});
