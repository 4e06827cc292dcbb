import { parseArgs } from 'node:util';
import { plainPackages } from '../src/vite/plain-packages.ts';
import { doorway } from './tooling/doorway.ts';

await doorway(async () => {
  parseArgs({ options: {} });
  plainPackages();
  const { createServer } = await import('vite');
  const server = await createServer();
  await server.listen();
  console.log('Aperçu en direct : chaque fichier enregistré dans content/ s’affiche aussitôt.');
  server.printUrls();
});
