import type { Nodes, Root } from 'hast';
import type { Root as Markdown } from 'mdast';
import type { VFile } from 'vfile';
import { nodesOf } from '../documents/body/nodes-of.ts';
import { sharedRoute } from '../site/kinds/index.ts';
import { stem } from '../site/routes.ts';

/** Prefix of footnote ids. */
export const NOTE_PREFIX = 'note_';

/** Ids of footnotes, and links to them: `note_fn-1`, `#note_fnref-1`. */
const NOTE = new RegExp(`^#?(?:${NOTE_PREFIX}|footnote-label$)`);

/** Replaces names of footnotes by numbers. With names, the second call of `a` and the first call of `a-2` would have the same id. */
export function remarkNoteIds() {
  return (tree: Markdown) => {
    const numbers = new Map<string, string>();
    for (const node of nodesOf(tree)) {
      if (node.type !== 'footnoteReference' && node.type !== 'footnoteDefinition') continue;
      const name = node.identifier.toLowerCase();
      if (!numbers.has(name)) numbers.set(name, String(numbers.size + 1));
      node.identifier = numbers.get(name) ?? name;
    }
  };
}

/** Appends the file name to footnote ids when one page shows several files, which would otherwise have the same ids. */
export function rehypeSectionNotes() {
  return (tree: Root, file: VFile) => {
    const { path = '', kind } = file.data.document ?? {};
    if (kind && sharedRoute(kind)) nameNotes(tree, stem(path));
  };
}

function nameNotes(node: Nodes, name: string): void {
  if (node.type === 'element') {
    const { properties } = node;
    for (const key of ['id', 'href'] as const) {
      const value = properties[key];
      if (typeof value === 'string' && NOTE.test(value)) properties[key] = `${value}_${name}`;
    }
    if (properties.ariaDescribedBy) properties.ariaDescribedBy = [`footnote-label_${name}`];
  }
  if ('children' in node) for (const child of node.children) nameNotes(child, name);
}
