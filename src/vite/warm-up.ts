import { setImmediate } from 'node:timers/promises';
import { compileBody } from './body-compiler.ts';

const TEXT = `---
title: Un essai
---

## Un titre

Un texte **en gras**, *en italique*, et [un lien](/contact) ; « des guillemets ».

- Un point
- Un autre
`;

/** How often the text is read: what has run only once is slow still. */
const ROUNDS = 6;

/** Reads and compiles a short text: what the first saved one needs is then loaded and has run. Requests go between. */
export async function warmUp(): Promise<void> {
  const path = 'pages/essai.mdx';
  const { readBody } = await import('../mdx/read-body.ts');
  for (let round = 0; round < ROUNDS; round += 1) {
    readBody({ text: TEXT, path });
    await compileBody(TEXT, path);
    await setImmediate();
  }
}
