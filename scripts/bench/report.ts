import { cpus, loadavg } from 'node:os';
import { fixedWork } from '../tooling/machine-speed.ts';

/** A table of the report; `note` is the sentence below it that describes the measurement. */
export interface Section {
  title: string;
  note: string;
  /** The first row contains the names of the columns. */
  rows: readonly (readonly string[])[];
}

/** First paragraphs of the report: they describe the machine on which the times depend. */
export const head = (): string => `# Mesures

Écrites par \`npm run bench\` le ${new Date().toLocaleDateString('fr')} : Node ${process.version}, ${cpus().length} cœurs, charge ${number(loadavg()[0] ?? 0, 1)} ; un même travail de calcul y prend ${number(fixedWork())} ms. Une charge plus grande que le nombre de cœurs dit une machine occupée : les temps y sont longs et inégaux, les octets restent exacts. Ne comparez les temps qu’à l’intérieur d’un tableau.
`;

/** Markdown of a section. */
export function sectionText({ title, note, rows: [names = [], ...rows] }: Section): string {
  const rule = names.map((_, index) => (index === 0 ? '---' : '---:'));
  const table = [names, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `## ${title}\n\n${table.join('\n')}\n\n${note}\n`;
}

/** A number in French format: `9 500,5`. */
export const number = (value: number, digits = 0): string =>
  value.toLocaleString('fr', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Median of each column of figures; for an even number of rows, the larger of the two middle figures. */
export const medians = ([first = [], ...others]: readonly (readonly number[])[]): number[] =>
  first.map((value, column) => {
    const values = [value, ...others.map((row) => row[column] ?? Number.NaN)];
    return values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
  });
