import { LIST_BLOCKS } from '../../content/blocks.ts';
import { keysAt } from '../../content/fields.ts';
import { type Issue, isError, issueAt } from '../../content/issue.ts';
import { kinds } from '../../content/kinds/index.ts';
import type { Part } from '../../content/part.ts';
import { valueAt } from '../../content/values.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';
import { withoutNotes } from '../../read/notes.ts';
import type { Checking } from '../checking.ts';

/** A list that an editor wrote is shown by a block of the text below. */
export function shownLists({ content, frontmatters, factsOf }: Checking): Issue[] {
  const parts = new Map(content.parts.map((part) => [part.path, part]));
  return frontmatters.flatMap((frontmatter) => {
    const part = parts.get(frontmatter.path);
    // What has errors may hold another list, or name another one, than what was read of it.
    if (!part?.frontmatter || factsOf(part).issues.some(isError)) return [];
    return listIssues(frontmatter, part);
  });
}

function listIssues(frontmatter: Frontmatter, part: Part): Issue[] {
  const lists = keysAt(frontmatter.schema, []).flatMap((key) => {
    const list = valueAt(frontmatter.data, [key]);
    const blocks = kinds[part.kind].shownByLayout?.includes(key) ? undefined : LIST_BLOCKS.get(key);
    return blocks && Array.isArray(list) && list.length > 0 ? [{ key, blocks }] : [];
  });
  if (lists.length === 0) return [];
  const written = part.text.split('\n').slice(part.bodyLine - 1);
  const body = withoutNotes(written.join('\n'));
  return lists.flatMap(({ key, blocks }) => {
    const isShown = new RegExp(`\\bfrontmatter\\b\\W{1,9}${key}\\b`).test(body);
    if (isShown) return [];
    const block = `<${blocks[0]} items={frontmatter.${key}} />`;
    return issueAt(frontmatter.file, frontmatter.placeOf([key], 'key'), {
      rule: 'liste-non-montree',
      severity: 'warning',
      message: `La liste « ${key} » n’est montrée nulle part : les visiteurs ne la verront pas.`,
      hint: `Dans le texte, sous la seconde ligne « --- », là où la liste doit paraître, collez ${block} seul sur sa ligne, entre deux lignes vides. Sinon, effacez la liste.`,
    });
  });
}
