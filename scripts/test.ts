import { runCommand } from './tooling/run-command.ts';
import { runTests } from './tooling/run-tests.ts';
import { testPlan } from './tooling/test-plan.ts';

await runCommand(async () => {
  process.exitCode = await runTests(testPlan(process.argv.slice(2)));
});
