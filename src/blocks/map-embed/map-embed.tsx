import { Embed } from '../../ui/embed/embed.tsx';
import { type MapProvider, type MapProviderName, mapProviders } from './provider.ts';

export interface MapEmbedProps {
  provider: MapProviderName;
  id: string;
  address: string;
  email: string;
  phone: string;
}

/** Kept for the map until it says its own height, in pixels. */
const HEIGHT = 640;

const WORDS = {
  loading: 'La carte s’ouvre ici…',
  failed:
    'La carte ne s’affiche pas pour le moment. Vous pouvez l’ouvrir dans un nouvel onglet, nous écrire ou nous appeler\u00a0:',
};

/** The participatory map (contract sections 5 and 7). */
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
