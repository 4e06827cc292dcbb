import { type FormFault, show } from './form.ts';
import { isHostId } from './link.ts';

/** A service that hosts forms or maps, as its addresses show it. */
interface Host {
  /** What it hosts, with its name: "d’un formulaire Tally". */
  what: string;
  /** Addresses that the site can show: those from which its providers (`blocks/`) take the id. */
  address: RegExp;
  /** Other addresses of the service that hold the same id. */
  holder?: RegExp;
  hint: string;
}

const HOSTS: Readonly<Record<string, Host>> = {
  tally: {
    what: 'd’un formulaire Tally',
    address: /^https:\/\/(?:www\.)?tally\.so\/(?:r|embed|forms)\/[\w-]+/,
    holder: /^https:\/\/(?:www\.)?tally\.so\/(?:r|embed|forms)\/([\w-]+)/i,
    hint: 'Dans Tally, cliquez sur « Share » et copiez l’adresse : https://tally.so/r/mDY4xW.',
  },
  jotform: {
    what: 'd’un formulaire Jotform',
    address: /^https:\/\/(?:[\w-]+\.)*jotform\.com\/(?:form\/)?\d{6,}/,
    holder: /^https:\/\/(?:[\w-]+\.)*jotform\.com\/(?:[^?#]*\/)?(\d{10,})(?=[/?#]|$)/i,
    hint: 'Copiez l’adresse qui se termine par le numéro du formulaire : https://form.jotform.com/241234567890123.',
  },
  fillout: {
    what: 'd’un formulaire Fillout',
    address: /^https:\/\/(?:[\w-]+\.)*fillout\.com\/t\/\w+/,
    hint: 'Dans Fillout, cliquez sur « Share » et copiez l’adresse : https://forms.fillout.com/t/eAbC12dEfGus.',
  },
  google: {
    what: 'd’un formulaire Google Forms publié',
    address: /^https:\/\/docs\.google\.com\/(?:[^?#]*\/)?forms\/d\/e\/[\w-]+/,
    holder: /^https:\/\/docs\.google\.com\/(?:[^?#]*\/)?forms\/[^?#]*d\/e\/([\w-]+)/i,
    hint: 'Ouvrez le formulaire comme un visiteur (dans Google Forms : « Publier » ou « Envoyer », puis le lien) et copiez l’adresse de la barre du navigateur : https://docs.google.com/forms/d/e/1FAIpQLSd…/viewform.',
  },
  datawrapper: {
    what: 'd’une carte Datawrapper',
    address: /^https:\/\/(?:datawrapper\.dwcdn\.net|www\.datawrapper\.de\/_)\/\w+/,
    holder:
      /^https:\/\/(?:app|www)\.datawrapper\.de\/(?:[^?#]*\/)?(?:chart|map|edit)\/(\w{5})(?=[/?#]|$)/i,
    hint: 'Dans Datawrapper, publiez la carte et copiez son adresse : https://datawrapper.dwcdn.net/AbCdE/1/.',
  },
};

/** Why a right id or address opens nothing at the host named by `provider`; undefined when it opens something. */
export function embedIdFault(provider: unknown, id: unknown): FormFault | undefined {
  if (typeof id !== 'string' || !isHostId(id)) return undefined;
  const isAddress = /^https:/i.test(id);
  if (provider === 'iframe') return isAddress && /^https:/.test(id) ? shut(id) : bare(id);
  const host = Object.hasOwn(HOSTS, String(provider)) ? HOSTS[String(provider)] : undefined;
  if (!host || (isAddress ? host.address.test(id) : /^[\w-]+$/.test(id))) return undefined;
  const meant = host.holder?.exec(id)?.[1];
  const other = Object.values(HOSTS).find(({ address }) => address.test(id));
  const help = other
    ? `C’est l’adresse ${other.what}, mais la ligne « provider » nomme un autre service : changez l’une ou l’autre.`
    : host.hint;
  return {
    rule: 'adresse-web',
    message: `${show(id)} n’est pas l’adresse ${host.what} : rien ne s’ouvrirait dans la page.`,
    hint: meant === undefined ? help : `Écrivez son identifiant seul : « ${meant} ».`,
    ...(meant === undefined ? {} : { value: meant }),
  };
}

/** Addresses that Google shows to nobody, or by way of another site, which the frame does not follow. */
const SHUT = /^https:\/\/(?:forms\.gle\/|docs\.google\.com\/(?:[^?#]*\/)?forms\/)/i;

/** Why an address that any frame may open opens nothing all the same; the whole address is meant, not its id. */
function shut(id: string): FormFault | undefined {
  const fault = SHUT.test(id) ? embedIdFault('google', id) : undefined;
  if (fault?.value === undefined) return fault;
  const value = `https://docs.google.com/forms/d/e/${fault.value}/viewform`;
  return { ...fault, hint: `Écrivez « ${value} ».`, value };
}

/**
 * The address or the id inside a code that a host gives for pasting into a page: what its provider, or any
 * frame, can open; undefined when the code holds none.
 */
export function embedIn(code: string): string | undefined {
  const fillout = /\bdata-fillout-id=["']?(\w+)/.exec(code)?.[1];
  if (fillout) return fillout;
  const addresses = Array.from(code.matchAll(SOURCE), ([, address = '']) =>
    `https:${address}`.replace(/&amp;/g, '&'),
  );
  const hosts = Object.values(HOSTS);
  const known = addresses.find((one) => hosts.some(({ address }) => address.test(one)));
  const held = addresses.flatMap((one) =>
    hosts.flatMap(({ holder }) => holder?.exec(one)?.[1] ?? []),
  );
  const framed = /^<iframe\b/i.test(code) ? addresses[0] : undefined;
  return [known, held[0], framed].find((found) => found !== undefined && isHostId(found));
}

const SOURCE = /\bsrc=["']?(?:https?:)?(\/\/[^\s"'<>]+)/gi;

const bare = (id: string): FormFault => ({
  rule: 'adresse-web',
  message: `Avec « provider: iframe », ${show(id)} n’ouvre rien : il faut l’adresse complète du formulaire.`,
  hint: 'Copiez l’adresse depuis la barre du navigateur : https://formulaires.example.org/adhesion.',
});
