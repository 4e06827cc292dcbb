import { buildSite } from '../src/vite/build.ts';

const { issues, pages } = await buildSite();
console.log(issues.length, pages);
process.exitCode = pages > 0 ? 0 : 1;
