import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsOf } from '../../../src/model/document.ts';
import { isError } from '../../../src/values/issue.ts';
import { checkReading, readSnapshot } from '../../site.ts';
import { compilePage } from '../mdx/render.ts';
import { FIXTURES, withFixture } from './fixture.ts';

/** Each text that a fixture reads, once, with the first fault of its body. */
const texts = new Map(
  readdirSync(FIXTURES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const reading = readSnapshot(withFixture(join(FIXTURES, name)), (path) => `content/${path}`);
      const { content } = checkReading(reading);
      return textsOf(content.documents).map((text) => {
        const found = text.bodyIssues.find(isError);
        return [`${text.path}\n${text.text}`, { name, text, found }];
      });
    }),
);

test('the compiler stops where the check refuses a body of the fixtures, and compiles what the check lets pass', async () => {
  const checked: string[] = [];
  const compiled: string[] = [];
  for (const { name, text, found } of texts.values()) {
    // What the check refuses of the frontmatter is not compared.
    if (!found && !text.frontmatter) continue;
    const said = (fault: string | undefined) =>
      `${name}, ${text.path}: ${text.frontmatter ? fault : fault !== undefined}`;
    const stopped = await compilePage(text.text, text.file).then(
      () => undefined,
      ({ ruleId, line, message }) => `${ruleId ?? message} ${line}`,
    );
    checked.push(said(found && `${found.rule} ${found.line}`));
    compiled.push(said(stopped));
  }
  expect(checked.length).toBeGreaterThan(100);
  expect(compiled).toEqual(checked);
});
