import type { ServerResponse } from 'node:http';
import { lookup } from 'mrmime';

/** Media type of a path, by its extension; texts are UTF-8. */
export const typeOf = (path: string): string =>
  (lookup(path) ?? 'application/octet-stream').replace(/^text\/.*/, '$&; charset=utf-8');

/** Sends a response of the live preview, which the browser must not cache. */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}
