import type { Routed } from '../../content/manifest.ts';

/** True for the pages that people print and hand round: press releases, project sheets, the charter. */
export const isForPaper = ({ kind, route }: Routed) =>
  kind === 'communique' || kind === 'initiative' || route === '/je-participe/charte';
