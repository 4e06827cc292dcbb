import { machine } from './bench/machine.ts';
import { benchOptions } from './bench/options.ts';
import { keepRun } from './bench/records.ts';
import { runBench } from './bench/run-bench.ts';
import { printTable } from './bench/table.ts';
import { doorway } from './tooling/doorway.ts';

/** Measures weight, first paint, navigation, build and check, and compares with the last run. */
await doorway(async (say) => {
  const options = benchOptions(process.argv.slice(2));
  say(`Measuring ${options.parts.join(', ')}: some minutes. Leave the machine alone meanwhile.`);
  console.log(`${machine()}\n`);
  const tables = await runBench(options, (table) => console.log(printTable(table)));
  console.log(await keepRun(tables, options));
});
