import { fieldsOf } from '../../content/fields.ts';
import { formDoubt } from '../../content/forms/index.ts';
import type { Issue } from '../../content/issue.ts';
import { addressesIn } from '../addresses.ts';
import type { Checking } from '../checking.ts';
import { valueIssue } from '../value-issue.ts';

/** Values that their form accepts and that are hardly meant. */
export const doubtfulValues = (checking: Checking): Issue[] => [
  ...checking.frontmatters.flatMap((frontmatter) =>
    fieldsOf(frontmatter.schema, frontmatter.data).flatMap(({ path, value, help }) => {
      const expected = help.form === 'telephone' ? 'numero-gabonais' : help.expected;
      const doubt = expected && formDoubt(expected, String(value));
      return doubt ? valueIssue(frontmatter, path, doubt) : [];
    }),
  ),
  ...addressesIn(checking).flatMap(({ address, issue }) => {
    const doubt = address.startsWith('tel:') && formDoubt('numero-gabonais', address);
    return doubt ? issue(doubt) : [];
  }),
];
