import { once } from 'node:events';
import { createServer } from 'node:net';
import { UsageError } from './run-command.ts';

/** The port that PORT asks of a command; undefined where it asks for none. Raises on what is no port. */
export function askedPort(command: string): number | undefined {
  const { PORT = '' } = process.env;
  if (!/^\d*$/.test(PORT) || Number(PORT) > 65_535) {
    throw new UsageError(
      `PORT vaut « ${PORT} » : écrivez un nombre de 0 à 65535, comme PORT=4174 ${command}.`,
    );
  }
  return PORT === '' ? undefined : Number(PORT);
}

/** Raises as Node does where another program has a port: Vite would say so in a sentence of its own, in English. */
export async function mustBeFree(port: number): Promise<void> {
  const server = createServer().listen(port, 'localhost');
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
