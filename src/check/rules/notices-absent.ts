import type { Issue } from '../../content/issue.ts';
import { NOTICE_TEXTS } from '../../content/notice-texts.ts';
import { NOTICE_IDS } from '../../content/schema/notices.ts';
import type { Reading } from '../../read/content.ts';

/** A notice that `notices.yml` no longer has keeps the site's own text: an editor who looks for it finds it here. */
export function noticesAbsent({ frontmatters }: Reading): Issue[] {
  const frontmatter = frontmatters.find(({ path }) => path === 'notices.yml');
  if (!frontmatter || typeof frontmatter.data !== 'object') return [];
  const written = new Set([...Object.keys(frontmatter.data ?? {}), ...frontmatter.partial]);
  // Where a key is misspelt, the one that it stands for is not missing.
  if ([...written].some((key) => !Object.hasOwn(NOTICE_TEXTS, key))) return [];
  // The last line written, below which they are to be added.
  const line = frontmatter.text.trimEnd().split('\n').length;
  return NOTICE_IDS.filter((id) => !written.has(id)).map((id) => ({
    rule: 'cle-manquante',
    severity: 'warning',
    file: frontmatter.file,
    line,
    column: 1,
    message: `L’avis « ${id} » manque : le site montre son texte d’origine à la place.`,
    hint: 'Ajoutez-le à la fin du fichier ; changez ensuite les textes entre guillemets comme vous voulez.',
    suggestion: [
      `${id}:`,
      `  title: ${JSON.stringify(NOTICE_TEXTS[id].title)}`,
      `  message: ${JSON.stringify(NOTICE_TEXTS[id].message)}`,
    ].join('\n'),
  }));
}
