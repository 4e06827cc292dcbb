import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { rendererWith } from './render-page.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'], elements: ['html5'] });

test('every page, light page, search page and the page of a missing address is valid HTML', async () => {
  const { files } = await rendererWith({});
  const faults: string[] = [];
  for (const [name, text] of files) {
    // Beside `a.html`, `a/index.html` is the same page.
    if (!name.endsWith('.html') || name.endsWith('/index.html')) continue;
    const { results } = await validator.validateString(await text(), name);
    for (const { ruleId, message, line } of results.flatMap(({ messages }) => messages))
      faults.push(`${name}:${line} ${ruleId}: ${message}`);
  }
  expect(faults).toEqual([]);
});
