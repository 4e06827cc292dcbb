import { parseArgs } from 'node:util';
import { doorway } from './tooling/doorway.ts';

await doorway(async () => {
  parseArgs({ options: {} });
  const { createServer } = await import('vite');
  const server = await createServer();
  await server.listen();
  console.log('Aperçu en direct : chaque fichier enregistré dans content/ s’affiche aussitôt.');
  server.printUrls();
});
