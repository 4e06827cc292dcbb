import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { rendererWith } from './render-page.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'], elements: ['html5'] });

async function faultsOf(name: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, name);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line }) => `${name}:${line} ${ruleId}: ${message}`);
}

test('every page, light page, search page and the page of a missing address is valid HTML', async () => {
  const { files } = await rendererWith({});
  const faults: string[] = [];
  for (const [name, text] of files) {
    // Beside `a.html`, `a/index.html` is the same page.
    if (!name.endsWith('.html') || name.endsWith('/index.html')) continue;
    faults.push(...(await faultsOf(name, await text())));
  }
  expect(faults).toEqual([]);
});

test.each([
  ['<p><div>Un bloc</div></p>', 'close-order'],
  ['<ul><p>Un texte</p></ul>', 'element-permitted-content'],
  ['<a href="/"><button type="button">A</button></a>', 'element-permitted-content'],
  ['<b id="a"></b><b id="a"></b>', 'no-dup-id'],
  ['<img src="/a.jpg" width="x">', 'attribute-allowed-values'],
])('the validator sees what is wrong with %s', async (html, rule) => {
  expect((await faultsOf('a.html', html)).join()).toContain(rule);
});
