import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hasSiteUrl, siteUrl } from '../src/content/environment.ts';
import { UsageError } from '../src/values/user-error.ts';
import { screenFolder } from './tooling/out-folder.ts';
import { assertFree, portFromEnv } from './tooling/port.ts';
import { runCommand } from './tooling/run-command.ts';

const DEFAULT_OUT = 'node_modules/.vite/ecran';

/** Builds and serves the writing screen; `--out DIR` only builds it. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const port = portFromEnv('npm run ecran') ?? 4174;
  const { out = DEFAULT_OUT } = values;
  if (out !== DEFAULT_OUT) screenFolder(out);
  else if (new URL(siteUrl()).origin === `http://localhost:${port}`)
    throw new UsageError(
      `Le site est à cette adresse : donnez à l’écran un autre port que ${port}.`,
    );
  // Imported only here, because this also loads Vite: wrong usage is reported without waiting for that.
  const { buildScreen, SCREEN_POLICY } = await import('./tooling/build-screen.ts');
  if (out === DEFAULT_OUT) await assertFree(port);
  await buildScreen(out);
  if (out !== DEFAULT_OUT) {
    console.log(`L’écran est construit dans « ${out} » : docs/hebergement.md dit où le mettre.`);
    if (!hasSiteUrl())
      console.log('Sans SITE_URL, il ne peut pas refuser de s’ouvrir à l’adresse du site.');
    return;
  }
  const { preview } = await import('vite');
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: resolve(out) },
    preview: {
      port,
      strictPort: true,
      headers: { 'Content-Security-Policy': `${SCREEN_POLICY}; frame-ancestors 'none'` },
    },
  });
  console.log(`L’écran est prêt : ${server.resolvedUrls?.local[0] ?? ''}`);
});
