import type { Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import type { Model } from '../model.ts';
import { stem } from '../routes.ts';

/** Ids that Markdown gives to notes, and links to them. */
const NOTE = /^#?(?:user-content-|footnote-label$)/;

/** Files that one page shows together: the ids of their notes end in the name of their file. */
export function rehypeSectionNotes({ kinds, kindOf, contentPath }: Model) {
  return (tree: Root, file: VFile) => {
    const path = contentPath(file.path ?? '');
    const kind = kindOf(path);
    if (kind && kinds[kind]?.shownOn) nameNotes(tree, stem(path));
  };
}

function nameNotes(node: Nodes, name: string): void {
  if (node.type === 'element') {
    const { properties } = node;
    for (const key of ['id', 'href'] as const) {
      const value = properties[key];
      if (typeof value === 'string' && NOTE.test(value)) properties[key] = `${value}-${name}`;
    }
    if (properties.ariaDescribedBy) properties.ariaDescribedBy = [`footnote-label-${name}`];
  }
  if ('children' in node) for (const child of node.children) nameNotes(child, name);
}
