import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { UsageError } from '../src/values/user-error.ts';
import { commands } from './bench/commands.ts';
import { navigation } from './bench/navigation.ts';
import { paint } from './bench/paint.ts';
import { head, type Section, sectionText } from './bench/report.ts';
import { runCommand } from './tooling/run-command.ts';

/** Parts of the benchmark: each time is measured `runs` times. */
const PARTS: Record<string, (runs: number) => Promise<Section>> = { paint, navigation, commands };

/** Measures the site and its commands and prints tables; without `--only`, also writes docs/mesures.md. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '3' },
    },
  });
  const runs = Number(values.runs);
  const chosen = values.only?.split(',').map((name) => PARTS[name]) ?? Object.values(PARTS);
  if (!chosen.every((part) => part !== undefined) || !Number.isInteger(runs) || runs < 1) {
    throw new UsageError(`--only takes some of ${Object.keys(PARTS)}, --runs a number from 1.`);
  }
  const report = [head()];
  for (const part of chosen) {
    report.push(sectionText(await part(runs)));
    console.log(report.at(-1));
  }
  if (!values.only) await writeFile('docs/mesures.md', report.join('\n'));
});
