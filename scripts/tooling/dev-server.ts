import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Starts `npm run dev` in a copy of the project; returns its printed address and a function that stops it. */
export async function startDev(cwd: string) {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', SITE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  let address = '';
  for await (const line of createInterface({ input: server.stdout })) {
    address = /http:\/\/localhost:\d+\//.exec(line)?.[0] ?? '';
    if (address) break;
  }
  if (!address) throw new Error('The live preview ended before it was ready.');
  // The output must still be read: a full pipe would block the server.
  server.stdout.resume();
  return {
    address,
    async stop() {
      server.kill();
      await ended;
    },
  };
}
