import { type ChildProcess, execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PLACES = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/opt/homebrew/bin'].map(
  (folder) => `${folder}/nginx`,
);

/** Where nginx is; undefined when there is none and none can be installed. */
export function findNginx(): string | undefined {
  const found = PLACES.find(existsSync);
  if (found || !existsSync('/usr/bin/apt-get')) return found;
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n';
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const words of ['update', 'install -y --no-install-recommends nginx-light'])
      execSync(`${sudo} apt-get -qq ${words}`, { stdio: 'ignore', timeout: 120_000, env });
  } catch {
    return undefined;
  }
  return PLACES.find(existsSync);
}

/** Serves a folder with the example of docs/nginx.conf; only its port, folder and name are changed. */
export async function serveWithNginx(program: string, root: string) {
  const port = await freePort();
  const home = await mkdtemp(join(tmpdir(), 'nginx-'));
  const example = await readFile('docs/nginx.conf', 'utf8');
  const server = example
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replace(/root \/var\/www\/site;/, `root ${root};`);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  );
  const conf = join(home, 'nginx.conf');
  await writeFile(
    conf,
    `daemon off; pid ${home}/pid; error_log ${home}/error.log; worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http { access_log off; ${temp.join(' ')}
${server}
}`,
  );
  const child = spawn(program, ['-c', conf, '-p', home], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}/`;
  await answering(address, child, `${home}/error.log`);
  return {
    address,
    async close() {
      child.kill();
      await once(child, 'exit');
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function answering(address: string, child: ChildProcess, log: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${await readFile(log, 'utf8')}`);
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('nginx does not answer.');
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
