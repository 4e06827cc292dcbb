import type { Issue } from '../../content/issue.ts';
import { type Kind, kinds } from '../../content/kinds/index.ts';
import { kindOf } from '../../content/routes.ts';
import { valueAt } from '../../content/values.ts';
import type { Reading } from '../../read/content.ts';

const needsAlt = (kind: Kind | undefined) => kind !== undefined && kinds[kind].needsAlt;

/** A picture that a press release or an initiative shows is described. */
export const pictureAlts = ({ frontmatters }: Reading): Issue[] =>
  frontmatters
    .filter(({ path }) => needsAlt(kindOf(path)))
    .filter(({ data }) => valueAt(data, ['image']) && valueAt(data, ['alt']) === undefined)
    .map((frontmatter) => ({
      rule: 'alt-manquant',
      severity: 'error',
      file: frontmatter.file,
      ...frontmatter.placeOf(['image'], 'key'),
      message: 'L’image n’a pas de description : la clé « alt » manque.',
      hint: 'Dites en une phrase ce que montre l’image, pour les personnes qui ne la voient pas.',
      suggestion: 'alt: "…"',
    }));
