import { runTests } from './tooling/run-tests.ts';

process.exitCode = await runTests();
