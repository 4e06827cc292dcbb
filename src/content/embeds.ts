import type { Diagnosis } from '../values/issue.ts';
import { quoteValue } from '../values/text.ts';
import { isHostId } from './formats/addresses.ts';

/** Website whose forms or maps are shown in an iframe of this site: Tally, Datawrapper. */
interface Host {
  /** Brand name, which visitors see: `Tally`. */
  name?: string;
  /** Words for « n’est pas l’adresse … » in the diagnosis: `d’un formulaire Tally`. */
  what?: string;
  /** Matches ids and addresses that can be embedded, such as `https://tally.so/r/mDY4xW`; group 1 is the id in an address. */
  opens: RegExp;
  /** Matches addresses that cannot be embedded but contain the id (group 1), which the diagnosis then suggests. */
  idIn?: RegExp;
  hint?: string;
  /** Address of the iframe; `form` is the name of the form: `volunteer`. */
  address(id: string, form?: string): string;
  /** Hosts that the Content-Security-Policy must allow for frames; `scripts`: for scripts. */
  frames: readonly string[];
  scripts?: readonly string[];
}

/** Demonstration form and map: pages of this site that send no data, so the policy needs no other host. */
const demo: Host = {
  opens: /^/,
  address: (_id, form) => (form ? `/demo/formulaire.html?form=${form}` : '/demo/carte.html'),
  frames: [],
};

const FORMS = {
  demo,
  tally: {
    name: 'Tally',
    what: 'd’un formulaire Tally',
    opens: /^(?:[\w-]+$|https:\/\/(?:www\.)?tally\.so\/(?:r|embed|forms)\/([\w-]+))/,
    hint: 'Dans Tally, cliquez sur « Share » et copiez l’adresse : https://tally.so/r/mDY4xW.',
    address: (id) => `https://tally.so/embed/${id}`,
    frames: ['https://tally.so'],
    scripts: ['https://tally.so'],
  },
  jotform: {
    name: 'Jotform',
    what: 'd’un formulaire Jotform',
    opens: /^(?:[\w-]+$|https:\/\/(?:[\w-]+\.)*jotform\.com\/(?:form\/)?(\d{6,}))/,
    idIn: /^https:\/\/(?:[\w-]+\.)*jotform\.com\/(?:[^?#]*\/)?(\d{10,})(?=[/?#]|$)/i,
    hint: 'Copiez l’adresse qui se termine par le numéro du formulaire : https://form.jotform.com/241234567890123.',
    address: (id) => `https://form.jotform.com/${id}`,
    frames: ['https://form.jotform.com', 'https://*.jotform.com'],
  },
  fillout: {
    name: 'Fillout',
    what: 'd’un formulaire Fillout',
    opens: /^(?:[\w-]+$|https:\/\/(?:[\w-]+\.)*fillout\.com\/t\/(\w+))/,
    hint: 'Dans Fillout, cliquez sur « Share » et copiez l’adresse : https://forms.fillout.com/t/eAbC12dEfGus.',
    address: (id) =>
      `https://forms.fillout.com/t/${id}?fillout-embed-id=site&fillout-embed-dynamic-resize=true`,
    frames: ['https://*.fillout.com'],
  },
  google: {
    name: 'Google Forms',
    what: 'd’un formulaire Google Forms publié',
    opens: /^(?:[\w-]+$|https:\/\/docs\.google\.com\/(?:[^?#]*\/)?forms\/d\/e\/([\w-]+))/,
    idIn: /^https:\/\/docs\.google\.com\/(?:[^?#]*\/)?forms\/[^?#]*d\/e\/([\w-]+)/i,
    hint: 'Ouvrez le formulaire comme un visiteur (dans Google Forms : « Publier » ou « Envoyer », puis le lien) et copiez l’adresse de la barre du navigateur : https://docs.google.com/forms/d/e/1FAIpQLSd…/viewform.',
    address: (id) => `https://docs.google.com/forms/d/e/${id}/viewform?embedded=true`,
    frames: ['https://docs.google.com'],
  },
  // Any https address except `forms.gle`, which redirects, and Google Forms without `/d/e/`, which only the owner can open.
  iframe: {
    what: 'd’un formulaire ouvert à tous',
    opens: /^https:\/\/(?!forms\.gle\/|docs\.google\.com\/(?:[^?#]*\/)?forms\/(?!d\/e\/))/,
    address: (id) => (/^https?:\/\//.test(id) ? id : 'about:blank'),
    hint: 'Ouvrez le formulaire comme un visiteur et copiez l’adresse de la barre du navigateur : https://formulaires.example.org/adhesion.',
    frames: [],
  },
} as const satisfies Readonly<Record<string, Host>>;

const MAPS = {
  demo,
  datawrapper: {
    name: 'Datawrapper',
    what: 'd’une carte Datawrapper',
    opens: /^(?:[\w-]+$|https:\/\/(?:datawrapper\.dwcdn\.net|www\.datawrapper\.de\/_)\/(\w+))/,
    idIn: /^https:\/\/(?:app|www)\.datawrapper\.de\/(?:[^?#]*\/)?(?:chart|map|edit)\/(\w{5})(?=[/?#]|$)/i,
    hint: 'Dans Datawrapper, publiez la carte et copiez son adresse : https://datawrapper.dwcdn.net/AbCdE/1/.',
    address: (id) => `https://datawrapper.dwcdn.net/${id}/`,
    frames: ['https://datawrapper.dwcdn.net'],
  },
} as const satisfies Readonly<Record<string, Host>>;

export type FormHost = keyof typeof FORMS;
export type MapHost = keyof typeof MAPS;
export const FORM_HOSTS = Object.keys(FORMS) as FormHost[];
export const MAP_HOSTS = Object.keys(MAPS) as MapHost[];

const HOSTS: Readonly<Record<FormHost | MapHost, Host>> = { ...FORMS, ...MAPS };
const hosts = new Map(Object.entries(HOSTS));

/** Provider that is used: `demo` when the id begins with `demo-`, otherwise the configured provider. */
export const effectiveProvider = <P extends string>(provider: P, id: string): P | 'demo' =>
  hosts.has(provider) && id.startsWith('demo-') ? 'demo' : provider;

/** Iframe of a form or a map, from its provider and its id or address. */
export function frameOf<P extends keyof typeof HOSTS>(named: P, pasted: string, form?: string) {
  const provider = effectiveProvider(named, pasted);
  const { name, opens, address } = HOSTS[provider];
  const id = opens.exec(pasted)?.[1] ?? pasted;
  return { provider, id, name, address: address(id, form) };
}

/** Diagnosis of a well-formed id or address that its provider cannot embed; undefined in all other cases. */
export function embedDiagnosis(provider: unknown, id: unknown): Diagnosis | undefined {
  const host = hosts.get(String(provider));
  if (!host || typeof id !== 'string' || !isHostId(id)) return undefined;
  if (host.opens.test(id) || effectiveProvider(String(provider), id) === 'demo') return undefined;
  const correct = host.idIn?.exec(id)?.[1];
  return {
    rule: 'adresse-web',
    message: `${quoteValue(id)} n’est pas l’adresse ${host.what} (« provider: ${provider} ») : rien ne s’ouvrirait dans la page.`,
    ...(correct === undefined
      ? { hint: host.hint ?? '' }
      : { hint: `Écrivez son identifiant seul : « ${correct} ».`, suggestion: correct }),
  };
}

/** Finds the address or id in pasted HTML embed code; undefined when the code contains neither. */
export function embedIn(code: string): string | undefined {
  const addresses = Array.from(code.matchAll(SOURCE), ([, address = '']) =>
    `https:${address}`.replace(/&amp;/g, '&'),
  );
  const providers = [...hosts.values()].filter(({ frames }) => frames.length > 0);
  return (
    /\bdata-fillout-id=["']?(\w+)/.exec(code)?.[1] ??
    addresses.find((one) => providers.some(({ opens }) => opens.test(one))) ??
    addresses.flatMap((one) => providers.flatMap(({ idIn }) => idIn?.exec(one)?.[1] ?? []))[0] ??
    (code.startsWith('<iframe') ? addresses[0] : undefined)
  );
}

/** Matches the address in `src="https://tally.so/embed/mDY4xW"`, without `https:`. */
const SOURCE = /\bsrc=["']?(?:https?:)?(\/\/[^\s"'<>]+)/gi;

interface EmbedsOfSite {
  forms: { provider: string; ids: Readonly<Record<string, string>> };
  map: { provider: string };
}

/** Hosts that the Content-Security-Policy must allow for the form and map iframes, and for their scripts. */
export function embedSources({ forms, map }: EmbedsOfSite): {
  frames: string[];
  scripts: string[];
} {
  const used = [hosts.get(forms.provider), hosts.get(map.provider)];
  const own = forms.provider === 'iframe' ? Object.values(forms.ids).flatMap(originOf) : [];
  return {
    frames: [...new Set([...used.flatMap((host) => host?.frames ?? []), ...own])],
    scripts: used.flatMap((host) => host?.scripts ?? []),
  };
}

const originOf = (address: string): string[] =>
  URL.canParse(address) ? [new URL(address).origin] : [];
