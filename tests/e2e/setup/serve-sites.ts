import { serve } from '../../../src/vite/serve.ts';
import { copyProject } from './project-copy.ts';

/**
 * Serves two built sites for all tests: the project's own, from `dist/` (or SITE_DIST), whose address is in
 * SITE_ADDRESS, and that of the frozen content, built here, in FROZEN_ADDRESS.
 */
export default async function serveSites() {
  const frozen = copyProject();
  const { dist, output, code } = frozen.build();
  if (code !== 0) throw new Error(`tests/content cannot be built:\n${output}`);
  const sites = await Promise.all(
    [process.env.SITE_DIST ?? 'dist', dist].map((dir) => serve({ dir, port: 0, base: '/' })),
  );
  [process.env.SITE_ADDRESS, process.env.FROZEN_ADDRESS] = sites.map(({ address }) => address);
  return async () => {
    await Promise.all(sites.map((site) => site.close()));
    frozen.remove();
  };
}
