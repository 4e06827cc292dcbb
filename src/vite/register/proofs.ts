import { type Content, documentsOf } from '../../content/document.ts';

/** Addresses in the content of the pictures that prove a receipt, an expense or a vote: `/images/recu.jpg`. */
export function proofsOf({ documents }: Content): ReadonlySet<string> {
  const lines = documentsOf(documents, 'initiative').flatMap(({ frontmatter }) => [
    ...(frontmatter?.receipts ?? []),
    ...(frontmatter?.expenses ?? []),
    ...(frontmatter?.vote?.counts ?? []),
  ]);
  return new Set(lines.flatMap(({ proof }) => proof ?? []));
}
