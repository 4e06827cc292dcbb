import { fieldsOf } from '../../content/fields.ts';
import type { Issue } from '../../content/issue.ts';
import { nearest } from '../../content/nearest.ts';
import { NOTICE_WORDS } from '../../content/schema/notices.ts';
import type { Reading } from '../../read/content.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';

/** Words between braces in a notice are those that the site fills in: visitors would read any other as it is. */
export function noticeWords({ frontmatters }: Reading): Issue[] {
  const frontmatter = frontmatters.find(({ path }) => path === 'notices.yml');
  if (!frontmatter) return [];
  return fieldsOf(frontmatter.schema, frontmatter.data).flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    const words = wordsOf(path);
    return [...value.matchAll(/\{([^{}\n]{0,40})\}/g)].flatMap(([written, word = '']) =>
      words.includes(word) ? [] : [unknownWord(frontmatter, path, { written, word, words })],
    );
  });
}

/** The words that the site fills in there: only in the message of some notices. */
const wordsOf = ([id, key]: readonly PropertyKey[]): readonly string[] =>
  key === 'message' && Object.hasOwn(NOTICE_WORDS, String(id))
    ? (NOTICE_WORDS[String(id)] ?? [])
    : [];

interface Found {
  written: string;
  word: string;
  words: readonly string[];
}

function unknownWord(
  frontmatter: Frontmatter,
  path: readonly PropertyKey[],
  { written, word, words }: Found,
): Issue {
  const meant = nearest(word, words) ?? words[0];
  const { text } = frontmatter.lineAt(path, 'value');
  const line = meant && text.includes(written) ? text.replace(written, `{${meant}}`) : undefined;
  return {
    rule: 'valeur-inconnue',
    severity: 'error',
    file: frontmatter.file,
    ...frontmatter.placeOf(path, 'value'),
    message: `Le site ne remplit pas « ${written} » ici : les visiteurs liraient ces accolades.`,
    hint: meant
      ? `Dans ce texte, le site remplit seulement {${meant}} : écrivez-le ainsi, ou remplacez les accolades par des mots.`
      : 'Remplacez les accolades et ce qu’elles contiennent par des mots.',
    ...(line === undefined ? {} : { suggestion: line }),
  };
}
