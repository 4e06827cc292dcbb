import { expect, test } from '@playwright/test';
import { FACTS } from './setup/facts.ts';

/** Kinds of spaces, apostrophes and guillemets are the compiler's; the words are the spec's. */
const plain = (text: string) =>
  text
    .replace(/&amp;/g, '&')
    .replace(/&#x27;|&#39;|['’]/g, '’')
    .replace(/&quot;/g, '"')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .toLowerCase();

const textOf = (html: string) =>
  plain(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ''));

for (const { route, section, facts } of FACTS) {
  test(`${route} holds every fact of spec section ${section}`, async ({ request }) => {
    const html = await (await request.get(route)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const text = textOf(main);
    expect(facts.filter((fact) => !text.includes(plain(fact)))).toEqual([]);
  });
}
