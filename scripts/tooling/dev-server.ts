import { spawn } from 'node:child_process';

interface DevServer {
  /** With a final slash, as `npm run dev` prints it. */
  address: string;
  /** Milliseconds from the start of the command to the printed address. */
  started: number;
  stop(): Promise<void>;
}

/** Starts `npm run dev` in a copy of the project. Rejects with what it printed when it ends early. */
export async function startDev(cwd: string): Promise<DevServer> {
  const began = performance.now();
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', SITE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => server.on('close', () => done()));
  let said = '';
  const address = await new Promise<string>((ready, fail) => {
    const read = (data: Buffer) => {
      said += data;
      const found = /http:\/\/localhost:\d+\//.exec(said);
      if (found) ready(found[0]);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    void ended.then(() => fail(new Error(said)));
  });
  return {
    address,
    started: performance.now() - began,
    stop() {
      server.kill();
      return ended;
    },
  };
}
