import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildScreen } from '../../../src/screen/build.ts';
import { serve } from '../../../src/vite/serve.ts';
import { contentChanges } from '../content-changes/index.ts';
import { openParticipation } from './open-projects.ts';
import { copyProject } from './project.ts';

/**
 * Builds the screen in SCREEN_DIST, and serves three built sites for all tests: the project's own, from `dist/` (or SITE_DIST), whose address is in
 * SITE_ADDRESS; that of the frozen content, built here in FROZEN_DIST, in FROZEN_ADDRESS; and in OPENED_DIST and
 * OPENED_ADDRESS the same with everything open that Je Participe can open, and with all changes of `content-changes`.
 */
export default async function serveSites() {
  const own = await serve({ dir: process.env.SITE_DIST ?? 'dist', port: 0, base: '/' });
  process.env.SITE_ADDRESS = own.address;
  const copies = { FROZEN: copyProject(), OPENED: copyProject() };
  openParticipation(copies.OPENED);
  for (const { edit } of contentChanges) await edit(copies.OPENED);
  await Promise.all(
    Object.entries(copies).map(async ([name, copy]) => {
      process.env[`${name}_DIST`] = copy.dist;
      process.env[`${name}_ADDRESS`] = await copy.serve();
    }),
  );
  const screen = mkdtempSync(join(tmpdir(), 'ecran-'));
  process.env.SCREEN_DIST = screen;
  await buildScreen(screen, { repository: 'nom/site', siteUrl: 'https://www.example.org/' });
  return async () => {
    await own.close();
    await Promise.all(Object.values(copies).map((copy) => copy.remove()));
    rmSync(screen, { recursive: true });
  };
}
