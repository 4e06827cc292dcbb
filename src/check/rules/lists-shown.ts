import { blockSpec, LIST_BLOCKS } from '../../content/blocks.ts';
import { keysAt } from '../../content/fields.ts';
import type { Issue } from '../../content/issue.ts';
import { type Kind, kinds } from '../../content/kinds/index.ts';
import { valueAt } from '../../content/values.ts';
import type { Reading } from '../../read/content.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';
import { withoutNotes } from '../../read/notes.ts';

/** Whether a block says on the page that its list will come. */
const tellsOfItsList = (block: string) =>
  Object.values(blockSpec(block)?.props ?? {}).some(({ mayWait }) => mayWait);

/** A list that an editor wrote is shown by a block of the text below, and a block has a list that holds something. */
export function shownLists({ content, frontmatters }: Reading): Issue[] {
  const parts = new Map(content.parts.map((part) => [part.path, part]));
  return frontmatters.flatMap((frontmatter) => {
    const part = parts.get(frontmatter.path);
    // Frontmatter that has errors may hold something else than what was read of it.
    const keys = part?.frontmatter ? keysOf(frontmatter, part.kind) : [];
    if (!part || keys.length === 0) return [];
    const body = withoutNotes(
      part.text
        .split('\n')
        .slice(part.bodyLine - 1)
        .join('\n'),
    );
    return keys.flatMap((key) => {
      if (lengthOf(frontmatter, key) > 0)
        return isShown(key, body, frontmatter.data) ? [] : [notShown(frontmatter, key)];
      const block = new RegExp(`<(\\w+)\\b[^<>]{0,200}\\bfrontmatter\\W{1,9}${key}\\b`).exec(
        body,
      )?.[1];
      return block && !tellsOfItsList(block) ? [empty(frontmatter, key, block)] : [];
    });
  });
}

/** The lists of a file that blocks can show. */
function keysOf(frontmatter: Frontmatter, kind: Kind): string[] {
  return keysAt(frontmatter.schema, []).filter(
    (key) =>
      LIST_BLOCKS.has(key) &&
      lengthOf(frontmatter, key) >= 0 &&
      !kinds[kind].shownByLayout?.includes(key),
  );
}

/** How many elements a list has; -1 without a list. */
function lengthOf({ data }: Frontmatter, key: string): number {
  const value = valueAt(data, [key]);
  return Array.isArray(value) ? value.length : -1;
}

/** A block whose list is written wrongly, or not at all, has its own issue: it is not said twice. */
function isShown(key: string, body: string, data: unknown): boolean {
  if (new RegExp(`\\bfrontmatter\\b\\W{1,9}${key}\\b`).test(body)) return true;
  const names = LIST_BLOCKS.get(key)?.join('|');
  const tags = body.matchAll(new RegExp(`<(?:${names})\\b[^<>]{0,200}`, 'g'));
  return [...tags].some(([tag]) => {
    const named = /\bfrontmatter\W{1,9}(\w+)/.exec(tag)?.[1];
    return named === undefined || valueAt(data, [named]) === undefined;
  });
}

function notShown(frontmatter: Frontmatter, key: string): Issue {
  const [name] = LIST_BLOCKS.get(key) ?? [];
  const block = `<${name} items={frontmatter.${key}} />`;
  return {
    rule: 'liste-non-montree',
    severity: 'warning',
    file: frontmatter.file,
    ...frontmatter.placeOf([key], 'key'),
    message: `La liste « ${key} » n’est montrée nulle part : les visiteurs ne la verront pas.`,
    hint: `Dans le texte, sous la seconde ligne « --- », là où la liste doit paraître, collez ${block} seul sur sa ligne, entre deux lignes vides. Sinon, effacez la liste.`,
  };
}

function empty(frontmatter: Frontmatter, key: string, block: string): Issue {
  return {
    rule: 'liste-non-montree',
    severity: 'warning',
    file: frontmatter.file,
    ...frontmatter.placeOf([key], 'key'),
    message: `La liste « ${key} » est vide : le bloc <${block}> ne montre rien, et le titre au-dessus reste seul.`,
    hint: 'Ajoutez-y un élément. Sinon, effacez dans le texte le bloc et son titre.',
  };
}
