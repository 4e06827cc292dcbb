import Papa from 'papaparse';
import { type EntryOf, entriesOf, type Manifest } from '../../model/manifest.ts';
import { type DATA_FILES, dataFiles } from '../../model/register/generated-pages.ts';
import { voteOf } from '../../model/register/register.ts';
import type { Placement } from '../../site/environment.ts';
import { sumOf } from '../../site/money.ts';
import { type InitiativeData, initiativesSchema } from '../../site/register/data-schema.ts';
import { ROUTES } from '../../site/routes.ts';

/** Files of open data about the initiatives: path below the base, and its text. Empty without `participe.data` in `site.yml`. */
export function openData(manifest: Manifest, placement: Placement): [string, () => string][] {
  if (!manifest.settings.participe?.data) return [];
  const initiatives = entriesOf(manifest, 'initiative').map((entry) =>
    publishedInitiative(entry, manifest, placement),
  );
  const licence = manifest.settings.dataLicence;
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const linesOf = <Line extends object>(
    fields: string[],
    of: (one: InitiativeData) => readonly Line[],
  ) =>
    csv(
      ['project', ...fields],
      initiatives.flatMap((one) => of(one).map((line) => ({ project: one.id, ...line }))),
    );
  const files: Record<(typeof DATA_FILES)[number], () => string> = {
    'projets.json': () =>
      json({ ...(licence && { licence }), currency: 'XAF', projects: initiatives }),
    'projets.csv': () => csv(COLUMNS, initiatives),
    'recettes.csv': () => linesOf(lineFields('from'), ({ receipts }) => receipts),
    'depenses.csv': () => linesOf(lineFields('item'), ({ expenses }) => expenses),
    'votes.csv': () =>
      linesOf(['until', 'date', 'for', 'against', 'proof', 'proof_sha256'], ({ vote }) =>
        (vote?.counts ?? []).map((count) => ({ until: vote?.until, ...count })),
      ),
    'schema.json': () => json(initiativesSchema()),
  };
  return dataFiles(manifest.settings).map((name) => [
    `${ROUTES.data}/${name}`.slice(1),
    files[name],
  ]);
}

const COLUMNS = [
  'id',
  'url',
  'title',
  'location',
  'province',
  'theme',
  'status',
  'budget',
  'collected',
  'spent',
  'ends',
];

const lineFields = (what: 'from' | 'item') => [
  'date',
  'amount',
  what,
  'proof',
  'due',
  'proof_sha256',
];

function publishedInitiative(
  { slug, title, route, frontmatter }: EntryOf<'initiative'>,
  { pictures, digests, settings }: Manifest,
  { absolute }: Placement,
): InitiativeData {
  const { location, province, theme, status, budget, collected, ends } = frontmatter;
  const { history = [], receipts = [], expenses = [], needs = [] } = frontmatter;
  const vote = voteOf(frontmatter, settings);
  // A picture is published at another address than in the content.
  const linked = <T extends { proof?: string | undefined }>(lines: readonly T[]) =>
    lines.map((one) => {
      if (!one.proof?.startsWith('/')) return one;
      const { src = one.proof } = pictures[one.proof] ?? {};
      const sha256 = digests[one.proof];
      return { ...one, proof: absolute(src), ...(sha256 && { proof_sha256: sha256 }) };
    });
  return {
    id: slug,
    url: absolute(route ?? '/'),
    title,
    location,
    province,
    theme,
    status,
    budget,
    collected,
    spent: sumOf(expenses),
    ends,
    history,
    receipts: linked(receipts),
    expenses: linked(expenses),
    needs,
    vote: vote && { until: vote.until, counts: linked(vote.counts ?? []) },
  };
}

/** Formulas of spreadsheets, also after blanks and with full-width characters. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** CSV for French spreadsheets: UTF-8 with BOM, semicolons, CRLF; an apostrophe before a formula keeps it a text. */
const csv = (fields: string[], rows: readonly object[]) =>
  `\ufeff${Papa.unparse(
    { fields, data: [...rows] },
    { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA },
  )}\r\n`;
