import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactParts } from '../../../src/documents/page-parts.ts';
import * as node from '../../../src/documents/split-frontmatter.ts';
import * as browser from '../../../src/documents/split-plain.ts';

/** The parts of a text between exact fences, and the YAML that is parsed: none when it is but comments. */
function split({ splitFrontmatter }: typeof node, text: string) {
  const parsed: string[] = [];
  const parts = exactParts(
    text,
    splitFrontmatter(text, (yaml) => {
      parsed.push(yaml);
      return {};
    }),
  );
  const isRead = /^[^#\n]/m.test(parts?.yaml ?? '');
  return { parts, parsed: parts && isRead ? parsed : [] };
}

const LINE = fc.constantFrom('---', '--- ', '----', '---js', 'title: A', '# note', '', 'Du texte.');

test('a browser splits every text as gray-matter does', () => {
  fc.assert(
    fc.property(fc.array(LINE, { maxLength: 8 }), fc.boolean(), (lines, isOpen) => {
      const text = [...(isOpen ? ['---'] : []), ...lines].join('\n');
      expect(split(browser, text)).toEqual(split(node, text));
    }),
    { numRuns: 2000 },
  );
});
