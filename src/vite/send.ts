import type { ServerResponse } from 'node:http';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  xml: 'application/xml',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
};

/** The media type of a path, by its ending. */
export const typeOf = (path: string): string =>
  TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

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
