import type { ServerResponse } from 'node:http';
import { lookup } from 'mrmime';

/** The media type of a path, by its ending; texts are in UTF-8. */
export const typeOf = (path: string): string =>
  (lookup(path) ?? 'application/octet-stream').replace(/^text\/.*/, '$&; charset=utf-8');

/** Answers a request of the live preview; the browser stores nothing of it. */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}
