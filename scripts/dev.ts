import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { today } from '../src/site/days.ts';
import { assertFree, portFromEnv } from './tooling/port.ts';
import { runCommand } from './tooling/run-command.ts';

await runCommand(async () => {
  parseArgs({ options: {} });
  today();
  const port = portFromEnv('npm run dev');
  if (port !== undefined) await assertFree(port);
  console.log('L’aperçu se prépare…');
  // Without PORT, Vite uses the next free port.
  const server = await createServer(
    port === undefined ? {} : { server: { port, strictPort: true } },
  );
  await server.listen();
  console.log('Aperçu en direct : chaque fichier enregistré dans content/ s’affiche aussitôt.');
  server.printUrls();
});
