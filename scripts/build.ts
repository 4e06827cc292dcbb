import { parseArgs } from 'node:util';
import { buildSite } from '../src/vite/build.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const { issues, pages } = await buildSite(values.out);
console.log(issues.length, pages);
process.exitCode = pages > 0 ? 0 : 1;
