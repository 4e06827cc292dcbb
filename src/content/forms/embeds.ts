import type { Diagnosis } from '../issue.ts';
import { show } from '../text.ts';
import { isHostId } from './addresses.ts';

/** A service that hosts forms or maps, as its addresses show it. */
interface Host {
  /** What it hosts, with its name: "d’un formulaire Tally". */
  what: string;
  /** Ids, and addresses that the site can show: those from which its providers (`blocks/`) take the id. */
  opens: RegExp;
  /** Other addresses of the service, with the same id. */
  id?: RegExp;
  hint: string;
  /** Where its frames and scripts come from: what the Content-Security-Policy lets through. */
  frames: readonly string[];
  scripts?: readonly string[];
}

const HOSTS: Readonly<Record<string, Host>> = {
  tally: {
    what: 'd’un formulaire Tally',
    opens: /^(?:[\w-]+$|https:\/\/(?:www\.)?tally\.so\/(?:r|embed|forms)\/[\w-]+)/,
    hint: 'Dans Tally, cliquez sur « Share » et copiez l’adresse : https://tally.so/r/mDY4xW.',
    frames: ['https://tally.so'],
    scripts: ['https://tally.so'],
  },
  jotform: {
    what: 'd’un formulaire Jotform',
    opens: /^(?:[\w-]+$|https:\/\/(?:[\w-]+\.)*jotform\.com\/(?:form\/)?\d{6,})/,
    id: /^https:\/\/(?:[\w-]+\.)*jotform\.com\/(?:[^?#]*\/)?(\d{10,})(?=[/?#]|$)/i,
    hint: 'Copiez l’adresse qui se termine par le numéro du formulaire : https://form.jotform.com/241234567890123.',
    frames: ['https://form.jotform.com', 'https://*.jotform.com'],
  },
  fillout: {
    what: 'd’un formulaire Fillout',
    opens: /^(?:[\w-]+$|https:\/\/(?:[\w-]+\.)*fillout\.com\/t\/\w+)/,
    hint: 'Dans Fillout, cliquez sur « Share » et copiez l’adresse : https://forms.fillout.com/t/eAbC12dEfGus.',
    frames: ['https://*.fillout.com'],
  },
  google: {
    what: 'd’un formulaire Google Forms publié',
    opens: /^(?:[\w-]+$|https:\/\/docs\.google\.com\/(?:[^?#]*\/)?forms\/d\/e\/[\w-]+)/,
    id: /^https:\/\/docs\.google\.com\/(?:[^?#]*\/)?forms\/[^?#]*d\/e\/([\w-]+)/i,
    hint: 'Ouvrez le formulaire comme un visiteur (dans Google Forms : « Publier » ou « Envoyer », puis le lien) et copiez l’adresse de la barre du navigateur : https://docs.google.com/forms/d/e/1FAIpQLSd…/viewform.',
    frames: ['https://docs.google.com'],
  },
  // Google shows its other addresses to their owner only, or by way of another site, which the frame does not follow.
  iframe: {
    what: 'd’un formulaire ouvert à tous',
    opens: /^https:\/\/(?!forms\.gle\/|docs\.google\.com\/(?:[^?#]*\/)?forms\/(?!d\/e\/))/,
    hint: 'Ouvrez le formulaire comme un visiteur et copiez l’adresse de la barre du navigateur : https://formulaires.example.org/adhesion.',
    frames: [],
  },
  datawrapper: {
    what: 'd’une carte Datawrapper',
    opens: /^(?:[\w-]+$|https:\/\/(?:datawrapper\.dwcdn\.net|www\.datawrapper\.de\/_)\/\w+)/,
    id: /^https:\/\/(?:app|www)\.datawrapper\.de\/(?:[^?#]*\/)?(?:chart|map|edit)\/(\w{5})(?=[/?#]|$)/i,
    hint: 'Dans Datawrapper, publiez la carte et copiez son adresse : https://datawrapper.dwcdn.net/AbCdE/1/.',
    frames: ['https://datawrapper.dwcdn.net'],
  },
};

const hostOf = (provider: string) => (Object.hasOwn(HOSTS, provider) ? HOSTS[provider] : undefined);

/** Who shows a form or a map: where a host is named but its id is not given yet, the demonstration stays. */
export const shownBy = <P extends string>(provider: P, id: string): P | 'demo' =>
  hostOf(provider) && id.startsWith('demo-') ? 'demo' : provider;

/** What is said of a right id or address that opens nothing at the host named by `provider`. */
export function embedDiagnosis(provider: unknown, id: unknown): Diagnosis | undefined {
  const host = hostOf(String(provider));
  if (!host || typeof id !== 'string' || !isHostId(id)) return undefined;
  if (host.opens.test(id) || shownBy(String(provider), id) === 'demo') return undefined;
  const right = host.id?.exec(id)?.[1];
  return {
    rule: 'adresse-web',
    message: `${show(id)} n’est pas l’adresse ${host.what} (« provider: ${provider} ») : rien ne s’ouvrirait dans la page.`,
    ...(right === undefined
      ? { hint: host.hint }
      : { hint: `Écrivez son identifiant seul : « ${right} ».`, suggestion: right }),
  };
}

/** The address or the id in a code that a host gives for pasting into a page; undefined when the code holds none. */
export function embedIn(code: string): string | undefined {
  const addresses = Array.from(code.matchAll(SOURCE), ([, address = '']) =>
    `https:${address}`.replace(/&amp;/g, '&'),
  );
  const hosts = Object.values(HOSTS).filter(({ frames }) => frames.length > 0);
  return (
    /\bdata-fillout-id=["']?(\w+)/.exec(code)?.[1] ??
    addresses.find((one) => hosts.some(({ opens }) => opens.test(one))) ??
    addresses.flatMap((one) => hosts.flatMap(({ id }) => id?.exec(one)?.[1] ?? []))[0] ??
    (code.startsWith('<iframe') ? addresses[0] : undefined)
  );
}

const SOURCE = /\bsrc=["']?(?:https?:)?(\/\/[^\s"'<>]+)/gi;

interface EmbedsOfSite {
  forms: { provider: string; ids: Readonly<Record<string, string>> };
  map: { provider: string };
}

/** The hosts of frames and scripts that this site's forms and map need, and no other. */
export function embedHosts({ forms, map }: EmbedsOfSite): { frames: string[]; scripts: string[] } {
  const hosts = [hostOf(forms.provider), hostOf(map.provider)];
  const own = forms.provider === 'iframe' ? Object.values(forms.ids).flatMap(originOf) : [];
  return {
    frames: [...new Set([...hosts.flatMap((host) => host?.frames ?? []), ...own])],
    scripts: hosts.flatMap((host) => host?.scripts ?? []),
  };
}

const originOf = (address: string): string[] =>
  URL.canParse(address) ? [new URL(address).origin] : [];
