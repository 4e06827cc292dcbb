import { parseArgs } from 'node:util';
import { buildSite } from '../src/vite/build-site.ts';
import { outFolder } from './tooling/out-folder.ts';
import { runCommand } from './tooling/run-command.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
  const { pages } = await buildSite(outFolder(values.out));
  process.exitCode = pages > 0 ? 0 : 1;
});
