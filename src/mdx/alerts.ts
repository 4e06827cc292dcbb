import type { Blockquote, Root, Text } from 'mdast';
import type { VFile } from 'vfile';
import { nodesOf } from '../documents/body/nodes-of.ts';
import { isForeign } from './typography.ts';

/** First line of a quotation that GitHub renders as an alert: `[!NOTE]`. */
const MARK = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\n|$)/i;

const LABELS: Readonly<Record<string, string>> = {
  Note: 'Note',
  Tip: 'Conseil',
  Important: 'Important',
  Warning: 'Attention',
  Caution: 'Prudence',
};

/** The text node that starts with `[!NOTE]`; undefined for an ordinary quotation. */
function markOf({ children: [first] }: Blockquote): Text | undefined {
  const [text, next] = first?.type === 'paragraph' ? first.children : [];
  if (text?.type !== 'text' || !MARK.test(text.value)) return undefined;
  return next && !text.value.includes('\n') ? undefined : text;
}

/** Converts GitHub alerts (`> [!TIP]`) to an `aside` with a label: « Conseil », or `Tip` on a page in another language. */
export function remarkAlerts() {
  return (tree: Root, file: VFile) => {
    for (const node of nodesOf(tree)) {
      const mark = node.type === 'blockquote' ? markOf(node) : undefined;
      if (node.type !== 'blockquote' || !mark) continue;
      const kind = MARK.exec(mark.value)?.[1]?.toLowerCase() ?? '';
      const english = kind.charAt(0).toUpperCase() + kind.slice(1);
      const value = isForeign(file) ? english : (LABELS[english] ?? english);
      mark.value = mark.value.replace(MARK, '');
      const [first] = node.children;
      const isAlone = first?.type === 'paragraph' && first.children.length === 1;
      if (isAlone && mark.value === '') node.children.shift();
      node.children.unshift({
        type: 'paragraph',
        children: [{ type: 'strong', children: [{ type: 'text', value }] }],
      });
      node.data = { hName: 'aside', hProperties: { role: 'note' } };
    }
  };
}
