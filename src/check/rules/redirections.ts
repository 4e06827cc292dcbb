import type { Reading } from '../../documents/read-files.ts';
import { isReserved } from '../../model/reserved-addresses.ts';
import type { Issue } from '../../values/issue.ts';
import { isMap } from '../../values/paths.ts';
import { keyIssue } from './checking.ts';

/** An old address in `redirections.yml`, without final slash and accents: `/projets/ancien-nom`. */
const ADDRESS = /^(\/[a-z0-9-]+)+$/;

/** Reports redirections from an invalid address, from one that the site has or reserves, or to what is no page. */
export function redirectedAddresses({ content: { documents } }: Reading): Issue[] {
  const document = documents.find(({ path }) => path === 'redirections.yml');
  if (!document || !isMap(document.data)) return [];
  const routes = new Set(documents.map(({ route }) => route));
  return Object.entries(document.data).flatMap(([from, to]): Issue[] => {
    const about = (rule: string, message: string, hint: string) => [
      keyIssue(document, [from], { rule, message, hint }),
    ];
    const old = `L’ancienne adresse « ${from.slice(0, 80)} »`;
    if (!ADDRESS.test(from))
      return about(
        'lien-adresse',
        `${old} n’est pas de ce site.`,
        'Écrivez-la en minuscules, avec « / » au début et non à la fin. Exemple : /projets/ancien-nom: /projets',
      );
    if (isReserved(from) || routes.has(from))
      return about('adresse-double', `${old} est celle d’une page.`, 'Retirez cette ligne.');
    return /^(?:mailto:|tel:|#)/i.test(String(to))
      ? about('lien-adresse', `${old} doit mener à une page.`, 'Écrivez l’adresse d’une page.')
      : [];
  });
}
