import { request } from 'node:http';

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** What a server sends at an address, byte by byte: fetch would unpack it. */
export const onTheWire = (
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> =>
  new Promise((done, fail) => {
    request(address, { headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', fail)
      .end();
  });
