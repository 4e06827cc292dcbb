import { parseArgs } from 'node:util';
import { staleGuide, writeGuide } from '../src/check/guide/guide-files.ts';
import { runCommand } from './tooling/run-command.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const paths = values.check ? await staleGuide() : await writeGuide();
  for (const path of paths) console.log(`${values.check ? 'À récrire' : 'Récrit'} : ${path}`);
  process.exitCode = values.check && paths.length > 0 ? 1 : 0;
});
