import { parseArgs } from 'node:util';
import { doorway } from './tooling/doorway.ts';
import { runTests } from './tooling/run-tests.ts';

await doorway(async () => {
  parseArgs({ options: {} });
  process.exitCode = await runTests();
});
