import Ajv from 'ajv/dist/2020.js';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { EntryOf, Manifest } from '../../../../src/model/manifest.ts';
import { openData } from '../../../../src/server/register/open-data.ts';
import { placementOf } from '../../../../src/site/environment.ts';
import { isCalendarDay } from '../../../../src/values/calendar.ts';

const sheet = (title: string) =>
  ({
    kind: 'initiative',
    slug: 'jardin',
    route: '/je-participe/projets/jardin',
    title,
    frontmatter: {
      title,
      location: 'Ndjolé; rive « gauche »',
      theme: 'Santé',
      status: 'En vote',
      budget: 90000,
      collected: 25000,
      receipts: [
        {
          date: '2026-10-01',
          amount: 25000,
          from: 'Fête "d’été"\nà l’école',
          proof: '/images/recu.jpg',
        },
      ],
      expenses: [
        { date: '2026-10-02', amount: 12000, item: '=1+1', due: '2026-12-01' },
        { date: '2026-10-03', amount: 0, item: 'Papier', proof: '/images/recu.jpg' },
      ],
      vote: {
        until: '2026-09-30',
        counts: [{ date: '2026-09-30', for: 3, against: 0, proof: '/images/recu.jpg' }],
      },
    },
  }) as unknown as EntryOf<'initiative'>;

const PUBLISHED = 'https://site.ga/assets/img/recu-1a2b3c4d.jpg';
const SHA = 'ab'.repeat(32);

const filesOf = (title: string, participe: object = { data: 'actif', vote: 'actif' }) => {
  const settings = { participe, dataLicence: 'CC BY 4.0' };
  const pictures = { '/images/recu.jpg': { src: '/assets/img/recu-1a2b3c4d.jpg' } };
  const digests = { '/images/recu.jpg': SHA };
  const manifest = { settings, entries: [sheet(title)], pictures, digests } as unknown as Manifest;
  const files = openData(manifest, placementOf('https://site.ga'));
  return new Map(files.map(([path, text]) => [path.split('/').at(-1) ?? '', text()]));
};

/** The rows of a table, and the cells of its first line by their column. */
const rowsOf = (text = '') =>
  Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
    header: true,
    delimiter: ';',
    newline: '\r\n',
    skipEmptyLines: true,
  }).data;

test('the initiatives are valid against their schema, and an amount that is no integer is not', () => {
  const files = filesOf('Un jardin');
  const validate = new Ajv({ formats: { date: isCalendarDay, uri: URL.canParse } }).compile(
    JSON.parse(files.get('schema.json') ?? ''),
  );
  const data = JSON.parse(files.get('projets.json') ?? '');
  expect([validate(data), validate.errors]).toEqual([true, null]);
  expect(data.projects[0]).toMatchObject({ id: 'jardin', spent: 12000 });
  const { receipts, expenses, vote } = data.projects[0];
  for (const line of [receipts[0], expenses[1], vote.counts[0]])
    expect(line).toMatchObject({ proof: PUBLISHED, proof_sha256: SHA });
  data.projects[0].budget = 1.5;
  expect(validate(data)).toBe(false);
});

test('tables are read back whole: accents, quotes, semicolons and line breaks; no cell is a formula', () => {
  const files = filesOf('Un jardin');
  for (const [name, text] of files)
    expect(text.startsWith('\ufeff'), name).toBe(name.endsWith('.csv'));
  const rows = (name: string) => rowsOf(files.get(name));
  expect(rows('projets.csv')).toEqual([
    {
      id: 'jardin',
      url: 'https://site.ga/je-participe/projets/jardin',
      title: 'Un jardin',
      location: 'Ndjolé; rive « gauche »',
      province: '',
      theme: 'Santé',
      status: 'En vote',
      budget: '90000',
      collected: '25000',
      spent: '12000',
      ends: '',
    },
  ]);
  expect(rows('recettes.csv')).toEqual([
    {
      project: 'jardin',
      date: '2026-10-01',
      amount: '25000',
      from: 'Fête "d’été"\nà l’école',
      proof: PUBLISHED,
      due: '',
      proof_sha256: SHA,
    },
  ]);
  expect(rows('depenses.csv')).toMatchObject([
    { project: 'jardin', item: "'=1+1" },
    { amount: '0', proof: PUBLISHED, proof_sha256: SHA },
  ]);
  expect(rows('votes.csv')).toMatchObject([
    { until: '2026-09-30', for: '3', against: '0', proof: PUBLISHED, proof_sha256: SHA },
  ]);
});

test('no title is a formula of a spreadsheet', () => {
  for (const title of ['=1+1', ' =1+1', '\n=1+1', '\u00a0+1', '\u202f-1', '＝3+3', '＠a', '\t1'])
    expect(rowsOf(filesOf(title).get('projets.csv'))[0]?.title).toBe(`'${title}`);
});

test('a new title does not change the id, and without open data no file is written', () => {
  const idOf = (title: string) =>
    JSON.parse(filesOf(title).get('projets.json') ?? '').projects[0].id;
  expect(idOf('Un autre nom')).toBe(idOf('Un jardin'));
  expect([...filesOf('Un jardin', {}).keys()]).toEqual([]);
});
