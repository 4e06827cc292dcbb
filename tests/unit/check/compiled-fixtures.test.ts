import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { factsReader } from '../../../src/check/read-facts.ts';
import { isError } from '../../../src/content/issue.ts';
import { readSnapshot } from '../../../src/read/content.ts';
import { compilePage } from '../mdx/render.ts';
import { FIXTURES, withFixture } from './fixture.ts';

/** Each text that a fixture reads, once, with the first fault of its body. */
const texts = new Map(
  readdirSync(FIXTURES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const reading = readSnapshot(withFixture(join(FIXTURES, name)), (path) => `content/${path}`);
      const factsOf = factsReader(reading);
      return reading.content.parts.map((part) => {
        const found = factsOf(part).issues.find(isError);
        return [`${part.path}\n${part.text}`, { name, part, found }];
      });
    }),
);

test('the compiler stops where the check refuses a body of the fixtures, and compiles what the check lets pass', async () => {
  const checked: string[] = [];
  const compiled: string[] = [];
  for (const { name, part, found } of texts.values()) {
    // What the check refuses of the frontmatter is not compared.
    if (!found && !part.frontmatter) continue;
    const said = (fault: string | undefined) =>
      `${name}, ${part.path}: ${part.frontmatter ? fault : fault !== undefined}`;
    const stopped = await compilePage(part.text, part.file).then(
      () => undefined,
      ({ ruleId, line, message }) => `${ruleId ?? message} ${line}`,
    );
    checked.push(said(found && `${found.rule} ${found.line}`));
    compiled.push(said(stopped));
  }
  expect(checked.length).toBeGreaterThan(200);
  expect(compiled).toEqual(checked);
});
