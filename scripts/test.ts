import { doorway } from './tooling/doorway.ts';
import { runTests } from './tooling/run-tests.ts';
import { testPlan } from './tooling/test-plan.ts';

await doorway(async () => {
  process.exitCode = await runTests(testPlan(process.argv.slice(2)));
});
