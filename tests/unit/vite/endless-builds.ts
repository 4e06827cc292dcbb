import { buildFolder, clearLeftovers, publish, writeInFolder } from '../../../src/vite/output.ts';

const [out = ''] = process.argv.slice(2);

// Builds a site of 130 files, each of which names its build, again and again until the process is killed.
for (let build = 0; ; build += 1) {
  clearLeftovers(out);
  for (let page = 0; page < 130; page += 1)
    writeInFolder(buildFolder(out), `pages/${page}.html`, `${process.pid}-${build}`);
  publish(out);
  if (build === 0) process.stdout.write('begun');
}
