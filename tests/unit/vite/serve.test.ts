import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../../src/vite/serve.ts';

test('the server stops although a browser holds an unused connection', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'serveur-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, '404.html'), '<h1>Page introuvable</h1>');
  const site = await serve({ dir, port: 0, base: '/' });
  const early = connect(Number(new URL(site.address).port));
  early.on('error', () => {});
  const ended = once(early, 'close');
  // Answered after the other connection came: the server knows of both.
  await once(early, 'connect');
  expect((await fetch(`${site.address}nulle-part`)).status).toBe(404);
  await site.close();
  await ended;
  await expect(fetch(site.address)).rejects.toThrow();
});
