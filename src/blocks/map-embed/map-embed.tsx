import type { MapHost } from '../../content/embeds.ts';
import { Embed, type EmbedProps } from '../../ui/embed/embed.tsx';
import { type EmbedProtocol, heightIn, SANDBOX } from '../../ui/embed/embed-protocol.ts';
import { fieldsOf } from '../../ui/stored/stored-list.ts';

export interface MapEmbedProps extends Omit<EmbedProps, 'protocol' | 'reserve' | 'atLeast'> {
  provider: MapHost;
}

/** Height of the map (px) until its frame sends another height. */
const HEIGHT = 720;

export function MapEmbed({ provider, ...rest }: MapEmbedProps) {
  return <Embed {...rest} protocol={mapProviders[provider]} reserve={HEIGHT} />;
}

/** Parses `{ "datawrapper-height": { "<id>": px } }`; undefined for a message of another map. */
function readHeight(data: unknown, id: string) {
  const heights = Object.entries(fieldsOf(fieldsOf(data)?.['datawrapper-height']) ?? {});
  const height = heightIn(heights.find(([name]) => name === id)?.[1]);
  return height === undefined ? undefined : { height };
}

/** For each provider of maps: `sandbox` and parser of its messages. The demonstration sends messages like Datawrapper. */
export const mapProviders: Readonly<Record<MapHost, EmbedProtocol>> = {
  demo: { read: (data) => readHeight(data, 'demo-map') },
  datawrapper: { sandbox: SANDBOX.chart, read: readHeight },
};
