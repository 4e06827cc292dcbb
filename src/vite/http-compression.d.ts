/** The package describes its types in comments only. */
declare module 'http-compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default function compression(options: {
    level: { brotli: number; gzip: number };
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
