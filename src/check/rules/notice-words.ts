import { fieldsOf } from '../../content/fields.ts';
import type { Issue } from '../../content/issue.ts';
import { nearest } from '../../content/nearest.ts';
import { NOTICE_WORDS } from '../../content/schema/notices.ts';
import { synonym } from '../../content/synonyms.ts';
import type { Reading } from '../../read/content.ts';
import type { Head } from '../../read/head.ts';

/** Words between braces in a notice are those that the site fills in: visitors would read any other as it is. */
export function noticeWords({ heads }: Reading): Issue[] {
  const head = heads.find(({ path }) => path === 'notices.yml');
  if (!head) return [];
  return fieldsOf(head.schema, head.data).flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    const words = wordsOf(path);
    return [...value.matchAll(/\{([^{}\n]{0,40})\}/g)].flatMap(([written, word = '']) =>
      words.includes(word) ? [] : [unknownWord(head, path, { written, word, words })],
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
  head: Head,
  path: readonly PropertyKey[],
  { written, word, words }: Found,
): Issue {
  const meant = synonym(word, words) ?? nearest(word, words) ?? words[0];
  const { text } = head.lineAt(path, 'value');
  const line = meant && text.includes(written) ? text.replace(written, `{${meant}}`) : undefined;
  return {
    rule: 'valeur-inconnue',
    severity: 'error',
    file: head.file,
    ...head.placeOf(path, 'value'),
    message: `Le site ne remplit pas « ${written} » ici : les visiteurs liraient ces accolades.`,
    hint: meant
      ? `Dans ce texte, le site remplit seulement {${meant}} : écrivez-le ainsi, ou remplacez les accolades par des mots.`
      : 'Remplacez les accolades et ce qu’elles contiennent par des mots.',
    ...(line === undefined ? {} : { suggestion: line }),
  };
}
