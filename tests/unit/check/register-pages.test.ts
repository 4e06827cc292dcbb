import { expect, test } from 'vitest';
import { takeSnapshot } from '../../site.ts';
import { issuesWith } from './fixture.ts';

const PAGE = (link: string) =>
  `---\ntitle: Une page\ndescription: "Pour les essais."\n---\n\nVoyez [la suite](${link}).\n`;

/** What is said of a page with this link, and of this page, beside a sheet with so many receipts. */
async function rulesWith(receipts: number, name: string, link: string) {
  const { files, listing } = await takeSnapshot('tests/socle');
  const path = listing.texts.find((one) => /^initiatives\/[^/]+$/.test(one)) ?? '';
  const sheet = Buffer.from(files.get(path)?.bytes ?? '').toString('utf8');
  const line = '  - { date: 2026-01-05, amount: 1, from: Un don, due: 2026-02-01 }\n';
  const long = sheet
    .replace(/^collected: .*$/m, `collected: ${receipts}`)
    .replace(/\n---\n/, `\nreceipts:\n${line.repeat(receipts)}---\n`);
  const slug = path.replace(/^.*\/|\.mdx$/g, '');
  const about = issuesWith({ [path]: long, [`pages/${name}.mdx`]: PAGE(link.replace('*', slug)) });
  return about.filter(({ file }) => file.endsWith(`${name}.mdx`)).map(({ rule }) => rule);
}

test('a link may lead to the second page of a long register, and to no third', async () => {
  const suite = '/je-participe/projets/*/registre';
  expect(await rulesWith(230, 'essai', `${suite}/2`)).not.toContain('lien-page');
  expect(await rulesWith(230, 'essai', `${suite}/3`)).toContain('lien-page');
  expect(await rulesWith(20, 'essai', `${suite}/2`)).toContain('lien-page');
});

test('no page takes the address of a page of a register', async () => {
  const name = 'je-participe/projets/un-projet/registre/2';
  expect(await rulesWith(1, name, '/contact')).toContain('adresse-reservee');
});
