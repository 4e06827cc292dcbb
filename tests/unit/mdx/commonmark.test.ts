import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { isError } from '../../../src/values/issue.ts';
import { readBody } from '../../site.ts';
import { ALL } from '../all.ts';
import { comparable, reference } from './reference.ts';
import { page, renderBody } from './render.ts';

/** The package has no types, and no module that an import could name its values of. */
const { tests: EXAMPLES }: { tests: { markdown: string; number: number }[] } = createRequire(
  import.meta.url,
)('commonmark-spec');

/** The examples that the check accepts and that pages show otherwise than the reference, by the reason. */
const DIFFERENT: Readonly<Record<string, readonly number[]>> = {
  'four spaces or a tab at the start of a line make no code: the text, list or heading is as without them':
    [
      1, 2, 3, 5, 6, 7, 8, 18, 36, 48, 49, 69, 70, 85, 87, 100, 107, 111, 112, 114, 115, 116, 117,
      118, 134, 137, 183, 211, 225, 231, 236, 238, 252, 253, 254, 257, 264, 270, 271, 272, 273, 274,
      278, 286, 287, 288, 289, 290, 309, 312, 313,
    ],
  'what is no block and no known tag is shown as it is written: the reference hides it': [
    157, 158, 180, 181, 182, 201, 524, 536, 627, 628, 629,
  ],
  'a line of dashes is a line, and no title of the text above it (docs/contract.md#content)': [
    59, 80, 81, 82, 83, 84, 86, 89, 90, 95, 96, 102, 103, 141, 215, 300,
  ],
  'stars between figures are text': [356],
  'a note hides what stands up to its « --> », and nothing behind it on the line': [177],
  'a no-break space behind the mark of an item is a space': [353],
};

/** Whether a run reads an example: the nightly one reads all, every other one each tenth. */
const isRead = (number: number) => ALL || number % 10 === 1;

test('pages show the examples of CommonMark as the reference does, but for those whose reason is named', {
  timeout: 120_000,
}, async () => {
  const different: number[] = [];
  for (const { markdown, number } of EXAMPLES.filter((example) => isRead(example.number))) {
    const text = markdown.replaceAll('→', '\t');
    const { issues } = readBody({ text: page(text), path: 'content/articles/essai.mdx' });
    if (issues.some(isError)) continue;
    const isSame = comparable(await renderBody(text)) === comparable(await reference(text));
    if (!isSame) different.push(number);
  }
  expect(EXAMPLES).toHaveLength(652);
  const named = Object.values(DIFFERENT).flat().filter(isRead);
  expect(different).toEqual(named.sort((one, other) => one - other));
});
