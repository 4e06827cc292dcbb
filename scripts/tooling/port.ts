import { once } from 'node:events';
import { createServer } from 'node:net';
import { UsageError } from '../../src/values/user-error.ts';

/** Value of PORT; undefined when unset. Throws a `UsageError` for an invalid port, with `command` in its example. */
export function portFromEnv(command: string): number | undefined {
  const { PORT = '' } = process.env;
  if (!/^\d*$/.test(PORT) || Number(PORT) > 65_535) {
    throw new UsageError(
      `PORT vaut « ${PORT} » : écrivez un nombre de 0 à 65535, comme PORT=4174 ${command}.`,
    );
  }
  return PORT === '' ? undefined : Number(PORT);
}

/** Rejects with EADDRINUSE when a port is in use; otherwise Vite would report this error in English. */
export async function assertFree(port: number): Promise<void> {
  const server = createServer().listen(port, 'localhost');
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
