import { parseArgs } from 'node:util';
import { doorway } from './tooling/doorway.ts';

await doorway(async () => {
  parseArgs({ options: {} });
  console.log('L’aperçu se prépare…');
  const [{ createServer }, { default: config }] = await Promise.all([
    import('vite'),
    import('../vite.config.ts'),
  ]);
  // The configuration is bundled with this command: Vite and vanilla-extract would each bundle it anew.
  // Code that reads or checks content is taken in at the next start.
  const server = await createServer({ ...config, configFile: false });
  await server.listen();
  console.log('Aperçu en direct : chaque fichier enregistré dans content/ s’affiche aussitôt.');
  server.printUrls();
});
