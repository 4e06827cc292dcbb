import worker from '../client/worker.ts?script';
import type { Site } from '../content/schema/site.ts';
import { leavingWorker, type WorkerSite } from '../content/service-worker.ts';
import { pigment } from '../theme/palette.ts';

/** The text of `sw.js`. Without `files` it takes itself away. */
export const workerText = (base: string, files: readonly string[] | undefined): string =>
  files
    ? `self.site=${JSON.stringify({ base, files } satisfies WorkerSite)};${worker}`
    : leavingWorker(base);

/** `manifest.webmanifest`: the site can be installed under its name. */
export const webManifest = ({ name, tagline }: Site, base: string): string =>
  JSON.stringify({
    name,
    short_name: name,
    description: tagline,
    lang: 'fr',
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    background_color: pigment.paper,
    theme_color: pigment.paper,
    icons: [192, 512].map((size) => ({
      src: `${base}icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
