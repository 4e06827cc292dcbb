import { heightIn } from '../../ui/embed/height.ts';
import { type EmbedProtocol, FOREIGN_SANDBOX } from '../../ui/embed/protocol.ts';
import { fieldsOf } from '../../ui/stored/stored-list.ts';

/** A chart host. */
export interface MapProvider extends EmbedProtocol {
  note: string;
  address(id: string): string;
}

/** `{ "datawrapper-height": { "<id>": px } }`, for this map only. */
function readHeight(data: unknown, id: string) {
  const heights = Object.entries(fieldsOf(fieldsOf(data)?.['datawrapper-height']) ?? {});
  const height = heightIn(heights.find(([name]) => name === id)?.[1]);
  return height === undefined ? undefined : { height };
}

/** The id inside the address of a published map, with or without its version; an id comes back unchanged. */
const chartId = (pasted: string) =>
  /(?:dwcdn\.net|datawrapper\.de\/_)\/(\w+)/.exec(pasted)?.[1] ?? pasted;

/** The map hosts, by their word in `site.yml`; the sample map speaks as Datawrapper does. */
export const mapProviders = {
  demo: {
    note: 'Carte de démonstration\u00a0: les neuf capitales provinciales du Gabon.',
    address: () => '/demo/carte.html',
    read: (data) => readHeight(data, 'demo-map'),
  },
  datawrapper: {
    note: 'Carte hébergée par Datawrapper.',
    sandbox: FOREIGN_SANDBOX,
    address: (id) => `https://datawrapper.dwcdn.net/${chartId(id)}/`,
    read: (data, id) => readHeight(data, chartId(id)),
  },
} as const satisfies Record<string, MapProvider>;

export type MapProviderName = keyof typeof mapProviders;
