import { fieldsOf } from '../../content/fields.ts';
import { isLink } from '../../content/forms/addresses.ts';
import type { Issue } from '../../content/issue.ts';
import type { Reading } from '../../read/content.ts';
import { absentPage } from './absent-page.ts';
import { linkedPicture } from './linked-picture.ts';
import { repeatedAddress } from './repeated-address.ts';
import { pageExists, routesOf } from './routes.ts';
import { withValue } from './with-value.ts';

/** Links that frontmatter holds lead to pages that exist, and not to this very site by its full address. */
export function frontmatterLinks(reading: Reading): Issue[] {
  const routes = routesOf(reading);
  return reading.frontmatters.flatMap((frontmatter) =>
    fieldsOf(frontmatter.schema, frontmatter.data).flatMap(({ path, value, help }): Issue[] => {
      const isLinked = help.form === 'lien' || help.form === 'adresse-web';
      if (typeof value !== 'string' || !isLinked || !isLink(value)) return [];
      const repeated = repeatedAddress(value);
      if (repeated) {
        return [
          {
            severity: 'warning',
            file: frontmatter.file,
            ...withValue(frontmatter, path, repeated),
          },
        ];
      }
      if (help.form !== 'lien' || !value.startsWith('/') || pageExists(value, routes)) return [];
      return [
        {
          severity: 'error',
          file: frontmatter.file,
          ...withValue(frontmatter, path, linkedPicture(value) ?? absentPage(value, reading)),
        },
      ];
    }),
  );
}
