import { type EntryOf, entriesOf, type Manifest } from '../manifest.ts';
import { voteOf } from './register.ts';

/** A published line with the fingerprint (SHA-256, hexadecimal) of its proof. */
export interface ProvenLine {
  kind: 'receipt' | 'expense' | 'count';
  entry: EntryOf<'initiative'>;
  sha256: string;
  date: string;
  /** In FCFA; 0 for a vote count. */
  amount: number;
  /** Where the money came from, or what it paid; empty for a vote count. */
  name: string;
}

/** Receipts, expenses and vote counts whose proof is a file of this site. */
export function provenLines({ digests, site, ...rest }: Manifest): ProvenLine[] {
  return entriesOf(rest, 'initiative').flatMap((entry) => {
    const { receipts = [], expenses = [] } = entry.frontmatter;
    const counts = voteOf(entry.frontmatter, site)?.counts ?? [];
    return [
      ...receipts.map(({ from, ...line }) => ({ ...line, kind: 'receipt' as const, name: from })),
      ...expenses.map(({ item, ...line }) => ({ ...line, kind: 'expense' as const, name: item })),
      ...counts.map((count) => ({ ...count, kind: 'count' as const, name: '', amount: 0 })),
    ].flatMap(({ kind, name, date, amount, proof = '' }) => {
      const sha256 = digests[proof];
      return sha256 ? [{ kind, entry, name, date, amount, sha256 }] : [];
    });
  });
}
