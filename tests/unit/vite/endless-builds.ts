import { openOutput } from '../../../src/vite/output.ts';

const [out = '', made = ''] = process.argv.slice(2);

// Builds a site of 130 files, each of which names its build, again and again until the process is killed.
for (let build = 0; ; build += 1) {
  const output = openOutput(out, `${made}-${process.pid}-${build}`);
  for (let page = 0; page < 130; page += 1)
    output.put(`pages/${page}.html`, `${process.pid}-${build}`);
  output.finish();
  if (build === 0) process.stdout.write('begun');
}
