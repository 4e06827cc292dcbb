import { type DATA_FILES, dataFiles } from '../content/dashboard.ts';
import { type EntryOf, entriesOf, type Manifest } from '../content/manifest.ts';
import type { Placement } from '../content/placement.ts';
import { type RegisterLine, sumOf, voteOf } from '../content/register.ts';
import { ROUTES } from '../content/routes.ts';
import { type Project, projectsSchema } from '../content/schema/open-data.ts';

/** Files of open data about the projects: path below the base, and its text. Empty without `participe.data` in `site.yml`. */
export function openData(manifest: Manifest, { absolute }: Placement): [string, () => string][] {
  if (!manifest.site.participe?.data) return [];
  const sheets = entriesOf(manifest, 'initiative');
  const projects = sheets.map((entry) => projectOf(entry, { absolute, manifest }));
  const licence = manifest.site.dataLicence;
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const linesOf = (key: 'receipts' | 'expenses', what: 'from' | 'item') =>
    csv(
      ['project', 'date', 'amount', what, 'proof', 'due', 'proof_sha256'],
      projects.flatMap(({ id, [key]: lines }) =>
        lines.map((one: DataLine) => [
          id,
          one.date,
          one.amount,
          one[what],
          one.proof,
          one.due,
          one.proof_sha256,
        ]),
      ),
    );
  const files: Record<(typeof DATA_FILES)[number], () => string> = {
    'projets.json': () => json({ ...(licence && { licence }), currency: 'XAF', projects }),
    'projets.csv': () =>
      csv(
        COLUMNS,
        projects.map((one) => COLUMNS.map((key) => one[key])),
      ),
    'recettes.csv': () => linesOf('receipts', 'from'),
    'depenses.csv': () => linesOf('expenses', 'item'),
    'votes.csv': () =>
      csv(
        ['project', 'until', 'date', 'for', 'against', 'proof', 'proof_sha256'],
        projects.flatMap(({ id, vote }) =>
          (vote?.counts ?? []).map((one) => [
            ...[id, vote?.until, one.date, one.for, one.against],
            ...[one.proof, one.proof_sha256],
          ]),
        ),
      ),
    'schema.json': () => json(projectsSchema()),
  };
  return dataFiles(manifest.site).map((name) => [`${ROUTES.data}/${name}`.slice(1), files[name]]);
}

type DataLine = RegisterLine & { from?: string; item?: string; proof_sha256?: string };

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
] as const;

function projectOf(
  { slug, title, route, frontmatter }: EntryOf<'initiative'>,
  { absolute, manifest }: Pick<Placement, 'absolute'> & { manifest: Manifest },
): Project {
  const { location, province, theme, status, budget, collected, ends } = frontmatter;
  const { history = [], receipts = [], expenses = [], needs = [] } = frontmatter;
  const vote = voteOf(frontmatter, manifest.site);
  // The photo of a receipt is published as another file than in `content/`: its address and digest are those of the published one.
  const linked = <T extends { proof?: string | undefined }>(lines: readonly T[]) =>
    lines.map((one) => {
      if (!one.proof?.startsWith('/')) return one;
      const { src = one.proof, sha256 } = manifest.pictures[one.proof] ?? {};
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

/** CSV for French spreadsheets: UTF-8 with BOM, semicolons, CRLF. */
const csv = (columns: readonly string[], rows: readonly (readonly Cell[])[]) =>
  `\ufeff${[columns, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;

type Cell = string | number | undefined;

/** Formulas of spreadsheets, also after blanks and with full-width characters. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Cell of a CSV; an apostrophe before `=…` prevents a spreadsheet from executing the text as a formula. */
function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
