import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { startOf } from '../documents/body/node-places.ts';
import { nodesOf } from '../documents/body/nodes-of.ts';

/**
 * Shows list items with the numbers that the editor wrote: Markdown counts on from the first number and would show the items
 * `2019.` and `2022.` as 2019 and 2020. A list in which every item is `1.` is shown as 1, 2, 3.
 */
export function remarkListNumbers() {
  return (tree: Root, { data }: VFile) => {
    const lines = (data.document?.text ?? '').split('\n');
    for (const list of nodesOf(tree)) {
      if (list.type !== 'list' || !list.ordered) continue;
      const numbers = list.children.map((item) => {
        const { line, column } = startOf(item);
        return Number.parseInt(lines[line - 1]?.slice(column - 1) ?? '', 10);
      });
      if (numbers.every((number) => number === 1)) continue;
      for (const [index, item] of list.children.entries()) {
        const number = numbers[index] ?? Number.NaN;
        const isNext = index === 0 || number === (numbers[index - 1] ?? 0) + 1;
        if (!isNext && !Number.isNaN(number))
          item.data = { hProperties: { value: String(number) } };
      }
    }
  };
}
