import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Issue } from '../../values/issue.ts';
import { normalizedWord, shorten, withoutHiddenCharacters } from '../../values/text.ts';
import { type Context, issueOf } from './context.ts';

/** Removes from the tree a first heading `# …` that repeats the title of the frontmatter; returns a warning. */
export function removeRepeatedTitle(tree: Root, context: Context): Issue[] {
  const { kind, data, model } = context;
  const key = (kind && model.kinds[kind]?.titledBy) || 'title';
  const title = data?.[key];
  const at = tree.children.findIndex(({ type }) => type !== 'yaml');
  const first = tree.children[at];
  if (first?.type !== 'heading' || first.depth !== 1 || typeof title !== 'string') return [];
  const text = textOf(first);
  if (comparable(text) === '' || comparable(text) !== comparable(title)) return [];
  tree.children.splice(at, 1);
  return [
    issueOf(first, context, {
      rule: 'titre-double',
      severity: 'warning',
      message: `« ${shorten(text)} » répète la ligne « ${key}: » : le site ne montre ce titre qu’une fois.`,
      hint: 'Effacez cette ligne : la page prend son grand titre en haut du fichier.',
    }),
  ];
}

const comparable = (text: string) =>
  normalizedWord(text) || withoutHiddenCharacters(text).replace(/\s+/g, ' ').trim();
