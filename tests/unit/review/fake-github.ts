import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach } from 'vitest';

interface Sent {
  method: string;
  path: string;
  body: unknown;
}

/** A fake GitHub API: answers by path, and records the requests that write. */
export function fakeGitHub() {
  const answers = new Map<string, unknown>();
  const sent: Sent[] = [];
  const env: NodeJS.ProcessEnv = { GITHUB_TOKEN: 'jeton', GITHUB_REPOSITORY: 'org/site' };
  let server: Server;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const { method = '', url = '' } = request;
      const path = url.replace('/repos/org/site', '').replace(/[?&]per_page=100&page=1$/, '');
      const text = (await request.toArray()).join('');
      if (method !== 'GET') sent.push({ method, path, body: JSON.parse(text) });
      const answer = answers.get(path);
      const isKnown = answer !== undefined || method !== 'GET';
      response.writeHead(isKnown && request.headers.authorization === 'Bearer jeton' ? 200 : 404);
      response.end(JSON.stringify(answer ?? {}));
    });
    await new Promise<void>((done) => server.listen(0, done));
    const bound = server.address();
    env.GITHUB_API_URL = `http://localhost:${typeof bound === 'object' && bound ? bound.port : 0}`;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    sent.length = 0;
    answers.clear();
  });
  return { answers, sent, env };
}
