import { documentsOf } from '../../../content/document.ts';
import { FIRST_LINE, type Issue, issueAt } from '../../../values/issue.ts';
import type { Checking } from '../checking.ts';

/** Reports monthly reports whose file name is not a month like `2026-10.mdx`. */
export const reports = ({ content }: Checking): Issue[] =>
  documentsOf(content.documents, 'rapport')
    .filter(({ path }) => !/^rapports\/\d{4}-(0[1-9]|1[0-2])\.mdx$/.test(path))
    .map(({ file }) =>
      issueAt(file, FIRST_LINE, {
        rule: 'rapport',
        message: 'Le nom d’un rapport est son mois : l’année, un tiret, deux chiffres.',
        hint: 'Renommez ce fichier, par exemple en « 2026-10.mdx ».',
      }),
    );
