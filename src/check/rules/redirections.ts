import { fieldsOf } from '../../content/fields.ts';
import type { Issue } from '../../content/issue.ts';
import type { Reading } from '../../read/content.ts';
import type { Head } from '../../read/head.ts';
import { pageOf, routesOf } from './routes.ts';

/** An address of this site as `content/redirections.yml` writes it: no final slash, no accents. */
const ADDRESS = /^(\/[a-z0-9-]+)+$/;

/** Redirected addresses are addresses, of no page that still stands. */
export function redirectedAddresses(reading: Reading): Issue[] {
  const head = reading.heads.find(({ path }) => path === 'redirections.yml');
  if (!head) return [];
  const routes = routesOf(reading);
  return fieldsOf(head.schema, head.data).flatMap(({ path }): Issue[] => {
    const from = String(path[0]);
    const at = (said: Said) => [issueAt(head, from, said)];
    const right = pageOf(from);
    if (right !== from && ADDRESS.test(right) && `${right}/` === from) {
      const { text } = head.lineAt([from], 'key');
      return at({
        rule: 'lien-adresse',
        message: `« ${from.slice(0, 80)} » finit par une barre oblique : le site n’en met pas à la fin de ses adresses.`,
        hint: 'Retirez la barre oblique finale : la ligne vaut pour les deux écritures.',
        suggestion: text.replace(from, right),
      });
    }
    if (!ADDRESS.test(from)) {
      return at({
        rule: 'lien-adresse',
        message: `« ${from.slice(0, 80)} » n’est pas une ancienne adresse de ce site.`,
        hint: 'Écrivez-la à partir de la barre oblique, en minuscules : « /projets/ancien-nom: /projets ».',
      });
    }
    if (routes.has(from)) {
      return at({
        rule: 'adresse-double',
        message: `L’adresse ${from} est celle d’une page du site : elle ne peut pas mener ailleurs.`,
        hint: 'Retirez cette ligne, ou la page.',
      });
    }
    return [];
  });
}

type Said = Pick<Issue, 'rule' | 'message' | 'hint' | 'suggestion'>;

const issueAt = (head: Head, key: string, said: Said): Issue => ({
  severity: 'error',
  file: head.file,
  ...head.placeOf([key], 'key'),
  ...said,
});
