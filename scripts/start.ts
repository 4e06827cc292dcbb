import { parseArgs } from 'node:util';
import { buildSite } from '../src/vite/build.ts';
import { serve } from '../src/vite/serve.ts';
import { doorway } from './tooling/doorway.ts';
import { portOf } from './tooling/port.ts';

await doorway(async () => {
  parseArgs({ options: {} });
  const port = portOf(process.env);
  const { pages } = await buildSite();
  if (pages > 0) {
    const { address } = await serve({ dir: 'dist', port });
    console.log(`Le site est prêt : ${address}`);
  } else process.exitCode = 1;
});
