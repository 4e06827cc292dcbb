import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { whenAlive } from './page.ts';
import { fileOf } from './swept-routes.ts';

/** Where a slow line may pause: before titles, pictures and bands. All above comes with the first packets. */
const PAUSE = /(?=<(?:main|h1|img|picture|section|footer)\b)/;

/** More lie below the first screen. */
const MAX_PIECES = 16;

/** Opens a page of the built site whose HTML comes in pieces, each painted before the next one is sent. */
export async function openInPieces(page: Page, route: string): Promise<void> {
  const html = readFileSync(fileOf(route), 'utf8');
  const head = html.slice(0, html.indexOf('<main'));
  const parts = html.slice(head.length).split(PAUSE);
  const pieces = [...parts.slice(0, MAX_PIECES), parts.slice(MAX_PIECES).join('')];
  let document: ServerResponse | undefined;
  const server = createServer(async (request, response) => {
    if (request.headers['sec-fetch-dest'] !== 'document') {
      const answer = await fetch(new URL(request.url ?? '', process.env.SITE_ADDRESS));
      response.writeHead(answer.status, {
        'Content-Type': answer.headers.get('Content-Type') ?? '',
      });
      return response.end(Buffer.from(await answer.arrayBuffer()));
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(head);
    document = response;
    return response;
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.address() as AddressInfo;
  try {
    await page.goto(`http://localhost:${port}${route}`, { waitUntil: 'commit' });
    for (const piece of pieces) {
      document?.write(piece);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    }
    document?.end();
    await whenAlive(page);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
