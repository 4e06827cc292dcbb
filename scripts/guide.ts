import { parseArgs } from 'node:util';
import { writeGuide } from '../src/check/guide/guide-files.ts';
import { runCommand } from './tooling/run-command.ts';

await runCommand(async () => {
  parseArgs({ options: {} });
  const path = await writeGuide();
  console.log(path ? `Récrit : ${path}` : 'Les liens du guide sont à jour.');
});
