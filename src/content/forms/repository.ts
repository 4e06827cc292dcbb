import { type FormFault, show } from './form.ts';
import { isWebAddress, webFault } from './link.ts';

const GITHUB = /^https?:\/\/(?:www\.)?github\.com(?=[/?#]|$)/i;
const BARE = /^https:\/\/github\.com\/[\w-]+\/(?![\w.-]*\.git\/*$)[\w.-]+\/*$/;

/** True for the address to which `/edit/main/…` is added; of another host than GitHub any address is taken. */
export const isRepository = (address: string) =>
  isWebAddress(address) && (!GITHUB.test(address) || BARE.test(address));

/** Why an address is no repository's: a page of it, its address for Git, or no address at all. */
export function repositoryFault(value: unknown): FormFault {
  const text = String(value).trim();
  const path = GITHUB.test(text) ? text.replace(GITHUB, '') : undefined;
  const [, owner, name] = /^\/([\w-]+)\/([\w.-]+)/.exec(path ?? '') ?? [];
  if (path === undefined) return webFault(value);
  const meant = name && `https://github.com/${owner}/${name.replace(/\.git$/, '')}`;
  return {
    rule: 'adresse-web',
    message: `${show(value)} n’est pas l’adresse du dépôt lui-même : les liens « Proposer une correction » ne mèneraient nulle part.`,
    hint: meant
      ? 'L’adresse d’un dépôt s’arrête après son nom.'
      : 'Écrivez l’adresse de la page d’accueil du dépôt. Exemple : https://github.com/nom/site',
    ...(meant ? { value: meant } : {}),
  };
}
