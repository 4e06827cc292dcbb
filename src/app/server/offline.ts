import type { Site } from '../../content/schema/site.ts';
import { pigment } from '../../theme/palette.ts';
import { leavingWorker, PLACE_OF_LIST, type WorkerSite } from '../worker/offline.ts';
import worker from '../worker/worker.ts?script';

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

/** The inside of the page for what cannot be had without a network; the worker completes its list. */
export const offlineHtml = `<div class="erreur">
<h1>Vous êtes hors connexion</h1>
<p>Cette page n’a pas encore été lue avec cet appareil\u00a0: elle s’ouvrira dès que le réseau reviendra. Voici celles que vous pouvez lire sans réseau\u00a0:</p>
<ul>${PLACE_OF_LIST}</ul>
</div>`;
