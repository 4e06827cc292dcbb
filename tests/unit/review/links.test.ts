import { expect, test } from 'vitest';
import { externalLinks } from '../../../src/review/links/external-links.ts';
import { linksReport, putLinksIssue } from '../../../src/review/links/links-issue.ts';
import { probeAll } from '../../../src/review/links/probe.ts';
import type { GitHub } from '../../../src/review/publish/github.ts';
import { stateOf } from './tiny-site.ts';

test('addresses of other sites are found once, with their pages; samples and own links are not', async () => {
  const { site } = await stateOf({
    pages: {
      '/': '<a href="https://vrai.ga/a#b">A</a> <a href="https://documents.example.org/cv.pdf">CV</a> <a href="/contact">C</a>',
      '/contact': '<a href="https://vrai.ga/a">A</a> <a href="mailto:x@vrai.ga">M</a>',
    },
  });
  expect([...externalLinks(site)]).toEqual([['https://vrai.ga/a', ['/contact', '/']]]);
});

test('gone is gone only when asked twice; a robot’s wall is no fault', async () => {
  const asked: string[] = [];
  const get = async (address: string) => {
    asked.push(address);
    if (address.endsWith('/hoquet') && asked.filter((one) => one === address).length === 1)
      return { status: 500 };
    if (address.endsWith('/parti')) return { status: 404 };
    if (address.endsWith('/mur')) return { status: 403 };
    if (address.endsWith('/muet')) throw new Error('ECONNREFUSED');
    return { status: 200 };
  };
  const addresses = ['bon', 'hoquet', 'parti', 'mur', 'muet'].map(
    (name) => `https://vrai.ga/${name}`,
  );
  const answers = await probeAll(addresses, get, 0);
  expect(answers.map(({ address, state }) => [address.slice(15), state])).toEqual([
    ['/bon', 'bon'],
    ['/hoquet', 'bon'],
    ['/muet', 'mort'],
    ['/mur', 'douteux'],
    ['/parti', 'mort'],
  ]);
  const report = linksReport(answers, new Map([['https://vrai.ga/parti', ['/blog']]]));
  expect(report).toContain('2 adresses ne répondent plus');
  expect(report).toContain('- `https://vrai.ga/parti` répond 404 (sur `/blog`)');
});

test('six pages with a dead link are five and one other', () => {
  const address = 'https://vrai.ga/parti';
  const pages = ['/a', '/b', '/c', '/d', '/e', '/f'];
  const report = linksReport(
    [{ address, state: 'mort', detail: 'répond 404' }],
    new Map([[address, pages]]),
  );
  expect(report).toContain('`/e`, et 1 autre)');
});

test('one issue: opened when needed, brought up to date, closed when all is well', async () => {
  const calls: string[] = [];
  const gitHub = (issues: unknown[]): GitHub => ({
    repository: 'o/s',
    call: async (method, path, body) => {
      if (method === 'GET') return issues;
      calls.push(
        `${method} ${path} ${JSON.stringify(body).includes('"closed"') ? 'closed' : 'open'}`,
      );
      return {};
    },
  });
  const body = '<!-- liens-externes -->\nx';
  const open = { number: 4, body, user: { type: 'Bot' } };
  const others = [
    { number: 1, body: 'autre', user: { type: 'Bot' } },
    { number: 2, body, user: { type: 'User' } },
    { number: 3, body, user: { type: 'Bot' }, pull_request: {} },
  ];
  await putLinksIssue(gitHub([]), 'x', 0);
  await putLinksIssue(gitHub(others), 'x', 2);
  await putLinksIssue(gitHub([...others, open]), 'x', 2);
  await putLinksIssue(gitHub([...others, open]), 'x', 0);
  expect(calls).toEqual(['POST /issues open', 'PATCH /issues/4 open', 'PATCH /issues/4 closed']);
});

test('an issue about very many links stays within what GitHub takes', async () => {
  const line = `- \`https://site.ga/${'x'.repeat(80)}\` est injoignable (sur \`/blog\`)`;
  const report = `<!-- liens-externes -->\n\n${Array.from({ length: 800 }, () => line).join('\n')}`;
  const sent: { body: string }[] = [];
  await putLinksIssue(
    {
      repository: 'o/s',
      call: async (method, _path, body) =>
        method === 'GET' ? [] : sent.push(body as { body: string }),
    },
    report,
    800,
  );
  const lines = sent[0]?.body.split('\n') ?? [];
  expect(lines.join('\n').length).toBeLessThan(65_536);
  expect(lines.slice(2, -1).filter((own) => own !== line)).toEqual([]);
  expect(lines.at(-1)).toBe('- … et d’autres : `npm run links` les montre toutes.');
});
