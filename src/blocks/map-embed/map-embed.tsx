import type { Site } from '../../content/schema/site.ts';
import { Embed, type EmbedProps } from '../../ui/embed/embed.tsx';
import { type EmbedProtocol, heightIn, SANDBOX } from '../../ui/embed/protocol.ts';
import { fieldsOf } from '../../ui/stored/stored-list.ts';

export interface MapEmbedProps extends Omit<EmbedProps, 'protocol' | 'reserve' | 'fixed'> {
  provider: MapProviderName;
}

/** Height of the map in pixels, until it sends its own. */
const HEIGHT = 880;

export function MapEmbed({ provider, ...rest }: MapEmbedProps) {
  return <Embed {...rest} protocol={mapProviders[provider]} reserve={HEIGHT} />;
}

type MapProviderName = Site['map']['provider'];

interface MapProvider extends EmbedProtocol {
  host?: string;
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

/** The map hosts, by their word in `site.yml`; the sample map sends what Datawrapper sends. */
export const mapProviders: Readonly<Record<MapProviderName, MapProvider>> = {
  demo: {
    address: () => '/demo/carte.html',
    read: (data) => readHeight(data, 'demo-map'),
  },
  datawrapper: {
    host: 'Datawrapper',
    sandbox: SANDBOX.chart,
    address: (id) => `https://datawrapper.dwcdn.net/${chartId(id)}/`,
    read: (data, id) => readHeight(data, chartId(id)),
  },
};
