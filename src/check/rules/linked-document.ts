import { isDocument } from './elsewhere.ts';

/** What is said of a link to a document as if the site published it; undefined for a link to anything else. */
export function linkedDocument(page: string) {
  if (!isDocument(/\.([^./]+)$/.exec(page)?.[1] ?? '')) return undefined;
  return {
    rule: 'lien-page',
    message: `« ${page.slice(0, 80)} » est un document : le site n’en publie pas, il mène à ceux que vous déposez ailleurs.`,
    hint: 'Déposez-le sur un service de partage (un nuage, un disque partagé) en accès public, puis écrivez ici son adresse entière, qui commence par https://.',
  };
}
