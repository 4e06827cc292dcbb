import type { Fault } from '../values/issue.ts';
import { quoteValue } from '../values/text.ts';
import { isHostId } from './formats/addresses.ts';

/** Website whose forms or maps are shown in an iframe of this site: Tally, Datawrapper. */
interface Provider {
  /** Brand name, which visitors see: `Tally`. */
  name?: string;
  /** Matches ids and addresses that can be embedded; group 1 is the id in an address. */
  id: RegExp;
  /** Address of a form or a map, as its visitors see it. */
  example: string;
  /** Address of the iframe; `form` is the name of the form: `volunteer`. */
  address(id: string, form?: string): string;
  /** Hosts that the Content-Security-Policy must allow for frames; `scripts`: for scripts. */
  frames: readonly string[];
  scripts?: readonly string[];
}

/** Providers that `site.yml` may name, of forms and of the map. */
export const FORM_HOSTS = ['demo', 'tally', 'google', 'iframe'] as const;
export const MAP_HOSTS = ['demo', 'datawrapper'] as const;
export type FormHost = (typeof FORM_HOSTS)[number];
export type MapHost = (typeof MAP_HOSTS)[number];

const PROVIDERS = {
  // Demonstration form and map: pages of this site that send no data, so the policy needs no other host.
  demo: {
    id: /^/,
    example: '',
    address: (_id, form) => (form ? `/demo/formulaire.html?form=${form}` : '/demo/carte.html'),
    frames: [],
  },
  tally: {
    name: 'Tally',
    id: /^(?:[\w-]+$|https:\/\/(?:www\.)?tally\.so\/(?:r|embed|forms)\/([\w-]+))/,
    example: 'https://tally.so/r/mDY4xW',
    address: (id) => `https://tally.so/embed/${id}`,
    frames: ['https://tally.so'],
    scripts: ['https://tally.so'],
  },
  google: {
    name: 'Google Forms',
    id: /^(?:[\w-]+$|https:\/\/docs\.google\.com\/(?:[^?#]*\/)?forms\/d\/e\/([\w-]+))/,
    example: 'https://docs.google.com/forms/d/e/1FAIpQLSd…/viewform',
    address: (id) => `https://docs.google.com/forms/d/e/${id}/viewform?embedded=true`,
    frames: ['https://docs.google.com'],
  },
  // Any https address except `forms.gle`, which redirects, and Google Forms without `/d/e/`, which only the owner can open.
  iframe: {
    id: /^https:\/\/(?!forms\.gle\/|docs\.google\.com\/(?:[^?#]*\/)?forms\/(?!d\/e\/))/,
    example: 'https://formulaires.example.org/adhesion',
    address: (id) => (/^https?:\/\//.test(id) ? id : 'about:blank'),
    frames: [],
  },
  datawrapper: {
    name: 'Datawrapper',
    id: /^(?:[\w-]+$|https:\/\/(?:datawrapper\.dwcdn\.net|www\.datawrapper\.de\/_)\/(\w+))/,
    example: 'https://datawrapper.dwcdn.net/AbCdE/1/',
    address: (id) => `https://datawrapper.dwcdn.net/${id}/`,
    frames: ['https://datawrapper.dwcdn.net'],
  },
} as const satisfies Readonly<Record<FormHost | MapHost, Provider>>;

const providers: ReadonlyMap<string, Provider> = new Map(Object.entries(PROVIDERS));

/** Provider that is used: `demo` when the id begins with `demo-`, otherwise the configured provider. */
export const effectiveProvider = <P extends string>(provider: P, id: string): P | 'demo' =>
  providers.has(provider) && id.startsWith('demo-') ? 'demo' : provider;

/** Iframe of a form or a map, from its provider and its id or address. */
export function embedOf<P extends FormHost | MapHost>(
  configured: P,
  pasted: string,
  form?: string,
) {
  const provider = effectiveProvider(configured, pasted);
  const { name, id: pattern, address }: Provider = PROVIDERS[provider];
  const id = pattern.exec(pasted)?.[1] ?? pasted;
  return { provider, id, name, address: address(id, form) };
}

/** Fault of a well-formed id or address that its provider cannot embed; undefined in all other cases. */
export function embedFault(configured: unknown, id: unknown): Fault | undefined {
  const provider = providers.get(String(configured));
  if (!provider || typeof id !== 'string' || !isHostId(id)) return undefined;
  if (provider.id.test(id) || id.startsWith('demo-')) return undefined;
  return {
    rule: 'adresse-web',
    message: `${quoteValue(id)} ne s’ouvre pas avec « provider: ${configured} » : rien ne se verrait dans la page.`,
    hint: `Ouvrez le formulaire ou la carte comme un visiteur, et copiez l’adresse de la barre du navigateur. Exemple : ${provider.example}`,
  };
}

interface EmbedsOfSite {
  forms: { provider: string; ids: Readonly<Record<string, string | undefined>> };
  map: { provider: string };
}

/** Hosts that the Content-Security-Policy must allow for the form and map iframes, and for their scripts. */
export function embedSources({ forms, map }: EmbedsOfSite) {
  const used = [forms, map].flatMap(({ provider }) => providers.get(provider) ?? []);
  const own = forms.provider === 'iframe' ? Object.values(forms.ids) : [];
  const origins = own.flatMap((id = '') => (URL.canParse(id) ? new URL(id).origin : []));
  return {
    frames: [...new Set([...used.flatMap(({ frames }) => frames), ...origins])],
    scripts: used.flatMap(({ scripts = [] }) => scripts),
  };
}
