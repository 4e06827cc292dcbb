import { serve } from '../../../src/vite/serve.ts';
import { goLive } from './hosts.ts';
import { copyProject } from './project.ts';

/**
 * Serves three built sites for all tests: the project's own, from `dist/` (or SITE_DIST), whose address is in
 * SITE_ADDRESS; that of the frozen content, built here in FROZEN_DIST, in FROZEN_ADDRESS; and the same with its
 * forms and map at their hosts, in HOSTED_DIST and HOSTED_ADDRESS.
 */
export default async function serveSites() {
  const frozen = copyProject();
  const hosted = copyProject();
  goLive(hosted);
  const own = await serve({ dir: process.env.SITE_DIST ?? 'dist', port: 0, base: '/' });
  process.env.SITE_ADDRESS = own.address;
  process.env.FROZEN_DIST = frozen.dist;
  process.env.HOSTED_DIST = hosted.dist;
  [process.env.FROZEN_ADDRESS, process.env.HOSTED_ADDRESS] = await Promise.all([
    frozen.serve(),
    hosted.serve(),
  ]);
  return async () => {
    await own.close();
    await Promise.all([frozen.remove(), hosted.remove()]);
  };
}
