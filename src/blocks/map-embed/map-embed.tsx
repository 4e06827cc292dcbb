import type { MapHost } from '../../content/embeds.ts';
import { Embed, type EmbedProps } from '../../ui/embed/embed.tsx';
import { type EmbedProtocol, heightIn, SANDBOX } from '../../ui/embed/embed-protocol.ts';
import { fieldsOf } from '../../ui/stored/stored-list.ts';

export interface MapEmbedProps extends Omit<EmbedProps, 'protocol' | 'reserve' | 'atLeast'> {
  provider: MapHost;
}

/** Height of the map in pixels, until it sends its own. */
const HEIGHT = 720;

export function MapEmbed({ provider, ...rest }: MapEmbedProps) {
  return <Embed {...rest} protocol={mapProviders[provider]} reserve={HEIGHT} />;
}

/** `{ "datawrapper-height": { "<id>": px } }`, for this map only. */
function readHeight(data: unknown, id: string) {
  const heights = Object.entries(fieldsOf(fieldsOf(data)?.['datawrapper-height']) ?? {});
  const height = heightIn(heights.find(([name]) => name === id)?.[1]);
  return height === undefined ? undefined : { height };
}

/** The sandbox and the messages of each map host; the sample map sends those of Datawrapper. */
export const mapProviders: Readonly<Record<MapHost, EmbedProtocol>> = {
  demo: { read: (data) => readHeight(data, 'demo-map') },
  datawrapper: { sandbox: SANDBOX.chart, read: readHeight },
};
