import { parseArgs } from 'node:util';
import { doorway } from './tooling/doorway.ts';

await doorway(async () => {
  parseArgs({ options: {} });
  const [{ createServer }, { default: config }] = await Promise.all([
    import('vite'),
    import('../vite.config.ts'),
  ]);
  // The configuration is bundled with this command: Vite and vanilla-extract would each bundle it anew.
  const server = await createServer({ ...config, configFile: false });
  await server.listen();
  console.log('Aperçu en direct : chaque fichier enregistré dans content/ s’affiche aussitôt.');
  server.printUrls();
});
