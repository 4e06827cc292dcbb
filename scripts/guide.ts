import { writeGuide } from '../src/check/guide/guide-files.ts';
import { runCommand } from './tooling/run-command.ts';

await runCommand(async () => {
  const path = await writeGuide();
  console.log(path ? `Récrit : ${path}` : 'Les liens du guide sont à jour.');
});
