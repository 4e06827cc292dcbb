import type { Reading } from '../../documents/read-files.ts';
import { isReserved } from '../../model/reserved-addresses.ts';
import type { Fault, Issue } from '../../values/issue.ts';
import { isMap } from '../../values/paths.ts';
import { keyIssue } from './checking.ts';
import { reservedFor } from './existing-routes.ts';

/** An old address in `redirections.yml`, without final slash and accents: `/projets/ancien-nom`. */
const ADDRESS = /^(\/[a-z0-9-]+)+$/;

/** Reports redirections from an invalid address, from one that the site reserves, from an existing page, or to what is no page. */
export function redirectedAddresses({ content: { documents } }: Reading): Issue[] {
  const document = documents.find(({ path }) => path === 'redirections.yml');
  const routes = new Set(documents.map(({ route }) => route));
  const data = isMap(document?.data) ? document.data : {};
  return Object.keys(data).flatMap((from): Issue[] => {
    const fault = !ADDRESS.test(from)
      ? invalid(from)
      : isReserved(from)
        ? { ...reservedFor(from), hint: 'Retirez cette ligne.' }
        : routes.has(from)
          ? existing(from)
          : /^(?:mailto:|tel:|#)/i.test(String(data[from])) && noPage(from);
    if (!document || !fault) return [];
    return [keyIssue(document, [from], fault)];
  });
}

const invalid = (from: string): Fault => ({
  rule: 'lien-adresse',
  message: `« ${from.slice(0, 80)} » n’est pas une ancienne adresse de ce site${/[A-Z]/.test(from) ? ' : elle a des majuscules' : ''}.`,
  hint: 'Écrivez-la en minuscules, avec « / » au début et non à la fin. Exemple : /projets/ancien-nom: /projets',
});

const existing = (from: string): Fault => ({
  rule: 'adresse-double',
  message: `L’adresse ${from} est celle d’une page du site : elle ne peut pas mener ailleurs.`,
  hint: 'Retirez cette ligne, ou la page.',
});

const noPage = (from: string): Fault => ({
  rule: 'lien-adresse',
  message: `L’ancienne adresse ${from} doit mener à une page, et non à un courriel, à un numéro ou au milieu d’une page.`,
  hint: 'Écrivez l’adresse d’une page, qui commence par « / », ou celle d’un autre site.',
});
