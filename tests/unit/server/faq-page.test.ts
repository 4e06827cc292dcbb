import { expect, test } from 'vitest';
import { renderPage } from './render-page.ts';

const page = (body: string) =>
  `---\ntitle: FAQ\ndescription: "Un essai."\n---\n\n<Section>\n\n${body}\n\n</Section>\n`;
const PLACEHOLDER = '## La FAQ est en cours de rédaction\n\nBientôt ici.';
const answer = (question: string, text: string) => `---\nquestion: "${question}"\n---\n\n${text}\n`;

const WITHOUT = {
  'faq/01-qui-peut-proposer.mdx': undefined,
  'faq/02-que-devient-mon-projet.mdx': undefined,
};

const faqPage = (body: string, files: Record<string, string> = {}) =>
  renderPage('/je-participe/faq', {
    ...WITHOUT,
    'pages/je-participe/faq.mdx': page(body),
    ...files,
  });

test('questions replace that text, in the order of their numbers, each with its own id', async () => {
  const html = await faqPage(`<Faq>\n\n${PLACEHOLDER}\n\n</Faq>`, {
    'faq/02-qui-paie.mdx': answer('Qui paie ?', 'Les donateurs.\n\n### Exceptions'),
    'faq/01-menu.mdx': answer(
      'Que veut dire « menu » ?',
      '[Voir](#qui-paie-exceptions)\n\n### Exceptions',
    ),
    'pages/essai.mdx':
      '---\ntitle: Essai\ndescription: "Un essai."\n---\n\n[Lien](/je-participe/faq#qui-paie)\n',
  });
  expect(html).not.toContain('rédaction');
  const ids = [...html.matchAll(/<details id="([^"]*)"/g)].map(([, id]) => id);
  // « menu » is an id of the frame.
  expect(ids).toEqual(['menu-1', 'qui-paie']);
  expect(html).toContain('id="qui-paie-exceptions"');
});
