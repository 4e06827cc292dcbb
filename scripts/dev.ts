import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { dayOfBuild } from '../src/content/visibility.ts';
import { doorway } from './tooling/doorway.ts';

await doorway(async () => {
  parseArgs({ options: {} });
  dayOfBuild(process.env.BUILD_DATE);
  console.log('L’aperçu se prépare…');
  const server = await createServer();
  await server.listen();
  console.log('Aperçu en direct : chaque fichier enregistré dans content/ s’affiche aussitôt.');
  server.printUrls();
});
