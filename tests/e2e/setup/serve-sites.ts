import { serve } from '../../../src/vite/serve.ts';
import { copyProject } from './project.ts';

/**
 * Serves two built sites for all tests: the project's own, from `dist/` (or SITE_DIST), whose address is in
 * SITE_ADDRESS; and that of the frozen content, built here in FROZEN_DIST, in FROZEN_ADDRESS.
 */
export default async function serveSites() {
  const frozen = copyProject();
  const own = await serve({ dir: process.env.SITE_DIST ?? 'dist', port: 0, base: '/' });
  process.env.SITE_ADDRESS = own.address;
  process.env.FROZEN_DIST = frozen.dist;
  process.env.FROZEN_ADDRESS = await frozen.serve();
  return async () => {
    await own.close();
    await frozen.remove();
  };
}
