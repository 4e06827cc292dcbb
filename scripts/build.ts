import { parseArgs } from 'node:util';
import { buildSite } from '../src/vite/build.ts';
import { buildReport } from '../src/vite/report-build.ts';
import { doorway } from './tooling/doorway.ts';
import { outFolder } from './tooling/out-folder.ts';

await doorway(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
  const result = await buildSite(outFolder(values.out));
  console.log(buildReport(result, values.out));
  process.exitCode = result.pages > 0 ? 0 : 1;
});
