import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { today } from '../src/content/days.ts';
import { askedPort, mustBeFree } from './tooling/port.ts';
import { runCommand } from './tooling/run-command.ts';

await runCommand(async () => {
  parseArgs({ options: {} });
  today();
  const port = askedPort('npm run dev');
  if (port !== undefined) await mustBeFree(port);
  console.log('L’aperçu se prépare…');
  // Without PORT, Vite takes the next port that is free.
  const server = await createServer(
    port === undefined ? {} : { server: { port, strictPort: true } },
  );
  await server.listen();
  console.log('Aperçu en direct : chaque fichier enregistré dans content/ s’affiche aussitôt.');
  server.printUrls();
});
