import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Refusal } from '../src/review/refusal.ts';
import { buildSite } from '../src/vite/build.ts';
import { doorway } from './tooling/doorway.ts';
import { takeShots } from './tooling/shots-take.ts';

/** Pictures of the whole of every page, for eyes: `--only /,/blog`, `--dist DIR`, `--out DIR`. */
await doorway(async (say) => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      dist: { type: 'string', default: 'dist' },
      out: { type: 'string', default: 'shots' },
    },
  });
  const { dist, out } = values;
  if (!existsSync(dist) && (await buildSite(dist)).pages === 0) {
    throw new Refusal('The content has errors: npm run check names them.');
  }
  const only = values.only?.split(',').map((route) => route.trim());
  console.log(`${await takeShots({ dist, out, only, say })}`);
});
