import { Embed } from '../../ui/embed/embed.tsx';
import { heightIn } from '../../ui/embed/height.ts';
import { type EmbedProtocol, FOREIGN_SANDBOX } from '../../ui/embed/protocol.ts';
import { fieldsOf } from '../../ui/stored/stored-list.ts';

export interface MapEmbedProps {
  provider: MapProviderName;
  id: string;
  address: string;
  email: string;
  phone: string;
}

/** Height of the map in pixels, until it sends its own. */
const HEIGHT = 640;

const WORDS = {
  loading: 'La carte s’ouvre ici…',
  failed:
    'La carte ne s’affiche pas pour le moment. Vous pouvez l’ouvrir dans un nouvel onglet, nous écrire ou nous appeler\u00a0:',
};

export function MapEmbed({ provider, ...rest }: MapEmbedProps) {
  const protocol: MapProvider = mapProviders[provider];
  return (
    <Embed
      {...rest}
      title="Carte participative"
      protocol={protocol}
      note={protocol.note}
      words={WORDS}
      reserve={HEIGHT}
    />
  );
}

interface MapProvider extends EmbedProtocol {
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

/** The map hosts, by their word in `site.yml`; the sample map sends what Datawrapper sends. */
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

type MapProviderName = keyof typeof mapProviders;
