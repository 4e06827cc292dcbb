import { parseArgs } from 'node:util';
import { buildSite } from '../src/vite/build.ts';
import { serve } from '../src/vite/serve.ts';
import { doorway, WrongUsage } from './tooling/doorway.ts';

await doorway(async () => {
  parseArgs({ options: {} });
  const { PORT = '' } = process.env;
  const port = Number(PORT || 4173);
  if (!/^\d*$/.test(PORT) || port > 65_535) {
    throw new WrongUsage(
      `PORT vaut « ${PORT} » : écrivez un nombre de 0 à 65535, comme PORT=4174 npm start.`,
    );
  }
  const { pages } = await buildSite();
  if (pages > 0) {
    const { address } = await serve({ dir: 'dist', port });
    console.log(`Le site est prêt : ${address}`);
  } else process.exitCode = 1;
});
