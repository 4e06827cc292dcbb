import { fieldsOf } from '../../content/fields.ts';
import { isLink } from '../../content/forms/addresses.ts';
import type { Issue } from '../../content/issue.ts';
import type { Reading } from '../../read/content.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';
import { pageOf, routesOf } from './routes.ts';
import { withValue } from './with-value.ts';

/** An address of this site as `content/redirections.yml` writes it: no final slash, no accents. */
const ADDRESS = /^(\/[a-z0-9-]+)+$/;

/** What visitors can be sent to. */
const TARGET = /^(?:\/|https?:\/\/)/i;

/** Redirected addresses are addresses, of no page that still stands, and lead to a page. */
export function redirectedAddresses(reading: Reading): Issue[] {
  const frontmatter = reading.frontmatters.find(({ path }) => path === 'redirections.yml');
  if (!frontmatter) return [];
  const routes = routesOf(reading);
  return fieldsOf(frontmatter.schema, frontmatter.data).flatMap(({ path, value }): Issue[] => {
    const from = String(path[0]);
    const lost = lostTarget(frontmatter, from, value);
    const at = (said: Said) => [issueAt(frontmatter, from, said), ...lost];
    const right = pageOf(from);
    if (right !== from && ADDRESS.test(right) && `${right}/` === from) {
      const { text } = frontmatter.lineAt([from], 'key');
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
    return lost;
  });
}

/** A link that browsers follow within a page, or with another program, sends nobody anywhere. */
function lostTarget(frontmatter: Frontmatter, from: string, to: unknown): Issue[] {
  if (typeof to !== 'string' || !isLink(to) || TARGET.test(to)) return [];
  const said = {
    rule: 'lien-adresse',
    message: `« ${to.slice(0, 80)} » n’est pas l’adresse d’une page : une redirection ne peut pas y mener.`,
    hint: 'Écrivez l’adresse d’une page du site, à partir de la barre oblique, ou celle d’une page d’un autre site, qui commence par https://.',
  };
  return [{ severity: 'error', file: frontmatter.file, ...withValue(frontmatter, [from], said) }];
}

type Said = Pick<Issue, 'rule' | 'message' | 'hint' | 'suggestion'>;

const issueAt = (frontmatter: Frontmatter, key: string, said: Said): Issue => ({
  severity: 'error',
  file: frontmatter.file,
  ...frontmatter.placeOf([key], 'key'),
  ...said,
});
