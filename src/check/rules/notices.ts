import { fieldsOf } from '../../content/fields.ts';
import { type Issue, issueAt } from '../../content/issue.ts';
import { NOTICE_TEXTS } from '../../content/notice-texts.ts';
import { NOTICE_IDS, NOTICE_WORDS } from '../../content/schema/notices.ts';
import type { Reading } from '../../read/content.ts';
import { valueIssue } from '../value-issue.ts';

const frontmatterOf = ({ frontmatters }: Reading) =>
  frontmatters.find(({ path }) => path === 'notices.yml');

/** Words between braces in a notice are those that the site fills in: visitors would read any other as it is. */
export function noticeWords(reading: Reading): Issue[] {
  const frontmatter = frontmatterOf(reading);
  if (!frontmatter) return [];
  return fieldsOf(frontmatter.schema, frontmatter.data).flatMap(({ path, value }) => {
    const [id, key] = path.map(String);
    const words = (key === 'message' && WORDS.get(id ?? '')) || [];
    const found = String(value).match(/\{[^{}\n]{0,40}\}/g) ?? [];
    return found.flatMap((written) => {
      if (words.some((word) => written === `{${word}}`)) return [];
      return valueIssue(frontmatter, path, {
        rule: 'valeur-inconnue',
        message: `Le site ne remplit pas « ${written} » ici : les visiteurs liraient ces accolades.`,
        hint: `${words[0] ? `Dans ce texte, le site remplit seulement {${words[0]}} : écrivez-le ainsi, ou remplacez` : 'Remplacez'} les accolades et ce qu’elles contiennent par des mots.`,
      });
    });
  });
}

/** The words that the site fills in: only in the message of some notices. */
const WORDS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(NOTICE_WORDS));

/** A notice that `notices.yml` does not have keeps the site's own text: an editor who looks for it finds it here. */
export function noticesAbsent(reading: Reading): Issue[] {
  const frontmatter = frontmatterOf(reading);
  if (!frontmatter || typeof frontmatter.data !== 'object') return [];
  const written = new Set([...Object.keys(frontmatter.data ?? {}), ...frontmatter.partial]);
  // Where a key is misspelt, the one that it stands for is not missing.
  if ([...written].some((key) => !Object.hasOwn(NOTICE_TEXTS, key))) return [];
  const line = frontmatter.text.trimEnd().split('\n').length;
  return NOTICE_IDS.filter((id) => !written.has(id)).map((id) =>
    issueAt(
      frontmatter.file,
      { line, column: 1 },
      {
        rule: 'cle-manquante',
        severity: 'warning',
        message: `L’avis « ${id} » manque : le site montre son texte d’origine à la place.`,
        hint: 'Ajoutez-le à la fin du fichier ; changez ensuite les textes entre guillemets comme vous voulez.',
        suggestion: [
          `${id}:`,
          `  title: ${JSON.stringify(NOTICE_TEXTS[id].title)}`,
          `  message: ${JSON.stringify(NOTICE_TEXTS[id].message)}`,
        ].join('\n'),
      },
    ),
  );
}
