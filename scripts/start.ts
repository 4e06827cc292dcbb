import { parseArgs } from 'node:util';
import { buildSite } from '../src/vite/build-site.ts';
import { serve } from '../src/vite/serve.ts';
import { portFromEnv } from './tooling/port.ts';
import { runCommand } from './tooling/run-command.ts';

await runCommand(async () => {
  parseArgs({ options: {} });
  const port = portFromEnv('npm start') ?? 4173;
  const { pages } = await buildSite();
  if (pages > 0) {
    const { address } = await serve({ dir: 'dist', port });
    console.log(`Le site est prêt : ${address}`);
  } else process.exitCode = 1;
});
