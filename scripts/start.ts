import { buildSite } from '../src/vite/build.ts';
import { serve } from '../src/vite/serve.ts';

const { pages } = await buildSite();
if (pages > 0) {
  const { address } = await serve({ dir: 'dist', port: Number(process.env.PORT) || 4173 });
  console.log(`Le site est prêt : ${address}`);
} else process.exitCode = 1;
