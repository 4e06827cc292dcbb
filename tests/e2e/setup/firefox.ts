import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * What Playwright asks of every page, and Firefox 153, Debian's until its next long-term release, does not know:
 * to imitate what a visitor prefers. Once it does, this file goes, and Playwright starts FIREFOX_PATH itself.
 */
const NOT_YET = 'emulation.setMediaFeaturesOverride';

interface Answer {
  id?: number;
  error?: string;
  message?: string;
}

/** Passes on what Playwright and Firefox say to each other; that one refusal becomes a consent. */
async function relay(playwright: WebSocket, address: string): Promise<void> {
  playwright.pause();
  const firefox = new WebSocket(address);
  await once(firefox, 'open');
  playwright.on('message', (asked) => firefox.send(String(asked)));
  firefox.on('message', (said) => {
    const { id, error, message = '' }: Answer = JSON.parse(String(said));
    const isRefusal = error === 'unknown command' && message.includes(NOT_YET);
    playwright.send(isRefusal ? JSON.stringify({ type: 'success', id, result: {} }) : String(said));
  });
  firefox.on('close', () => playwright.close());
  playwright.on('close', () => firefox.close());
  playwright.resume();
}

const program = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
program.on('exit', (code) => process.exit(code ?? 1));

createInterface(program.stderr).on('line', async (line) => {
  const [address] = /(?<=BiDi listening on )ws:\S+/.exec(line) ?? [];
  if (!address) return console.error(line);
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright) => void relay(playwright, `${address}/session`));
  await once(server, 'listening');
  const bound = server.address();
  // Playwright reads here where to speak.
  if (typeof bound === 'object') console.error(line.replace(/:\d+$/, `:${bound?.port}`));
});
