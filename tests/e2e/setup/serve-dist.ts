import { serve } from '../../../src/vite/serve.ts';

/** Serves the built site for all tests; its address is in SITE_ADDRESS. */
export default async function serveDist() {
  const site = await serve({ dir: process.env.SITE_DIST ?? 'dist', port: 0, base: '/' });
  process.env.SITE_ADDRESS = site.address;
  return site.close;
}
