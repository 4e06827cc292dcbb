import type { Site } from './schema/site.ts';

/** Where third-party frames and scripts may come from: what the Content-Security-Policy lets through. */
interface EmbedHosts {
  frames: string[];
  scripts: string[];
}

const FORM_HOSTS: Readonly<Record<Site['forms']['provider'], EmbedHosts>> = {
  demo: { frames: [], scripts: [] },
  tally: { frames: ['https://tally.so'], scripts: ['https://tally.so'] },
  jotform: { frames: ['https://form.jotform.com', 'https://*.jotform.com'], scripts: [] },
  fillout: { frames: ['https://*.fillout.com'], scripts: [] },
  google: { frames: ['https://docs.google.com'], scripts: [] },
  iframe: { frames: [], scripts: [] },
};

const MAP_HOSTS: Readonly<Record<Site['map']['provider'], readonly string[]>> = {
  demo: [],
  datawrapper: ['https://datawrapper.dwcdn.net'],
};

/** The hosts that this site's forms and map need, and no other. */
export function embedHosts({ forms, map }: Site): EmbedHosts {
  const { frames, scripts } = FORM_HOSTS[forms.provider];
  const own = forms.provider === 'iframe' ? Object.values(forms.ids).flatMap(originOf) : [];
  return {
    frames: [...new Set([...frames, ...own, ...MAP_HOSTS[map.provider]])],
    scripts: [...scripts],
  };
}

const originOf = (address: string): string[] =>
  URL.canParse(address) ? [new URL(address).origin] : [];
