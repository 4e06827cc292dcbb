import { compileBody } from './body-compiler.ts';

const TEXT = `---
title: Un essai
---

## Un titre

Un texte **en gras**, *en italique*, et [un lien](/contact) ; « des guillemets ».

- Un point
- Un autre
`;

/** Reads and compiles a short text: what the first saved one needs is then loaded and has run. */
export async function warmUp(): Promise<void> {
  const path = 'pages/essai.mdx';
  const { readBody } = await import('../mdx/read-body.ts');
  readBody({ text: TEXT, path });
  await compileBody(TEXT, path);
}
