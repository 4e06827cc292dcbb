import type { Blockquote, Root } from 'mdast';
import { nodesOf } from './nodes-of.ts';
import { isForeign } from './typography.ts';

/** The first line of a quotation that GitHub draws as a note. */
const MARK = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

const LABELS: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Conseil',
  important: 'Important',
  warning: 'Attention',
  caution: 'Prudence',
};

/** Whether a quotation is a note, and of which kind. */
export function alertOf({ children: [first] }: Blockquote): string | undefined {
  const [text, next] = first?.type === 'paragraph' ? first.children : [];
  if (text?.type !== 'text' || (next && !text.value.includes('\n'))) return undefined;
  return MARK.exec(text.value)?.[1]?.toLowerCase();
}

/** Makes notes of the quotations that GitHub draws so (`> [!NOTE]`): an `aside` with its label above. */
export function remarkAlerts() {
  return (tree: Root) => {
    for (const node of nodesOf(tree)) {
      const kind = node.type === 'blockquote' ? alertOf(node) : undefined;
      if (node.type !== 'blockquote' || kind === undefined) continue;
      const [first] = node.children;
      const [text] = first?.type === 'paragraph' ? first.children : [];
      if (text?.type === 'text') text.value = text.value.replace(MARK, '');
      if (
        first?.type === 'paragraph' &&
        first.children.length === 1 &&
        text?.type === 'text' &&
        text.value === ''
      )
        node.children.shift();
      const english = kind.charAt(0).toUpperCase() + kind.slice(1);
      const label = isForeign(tree) ? english : (LABELS[kind] ?? english);
      const strong = {
        type: 'strong' as const,
        children: [{ type: 'text' as const, value: label }],
      };
      node.children.unshift({ type: 'paragraph', children: [strong] });
      node.data = { hName: 'aside', hProperties: { role: 'note' } };
    }
  };
}
