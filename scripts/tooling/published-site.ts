import { readFileSync } from 'node:fs';
import { previewAddress, siteAddress } from '../../src/review/publish/addresses.ts';
import { UsageError } from './run-command.ts';

/** Where the site is published, with a final slash; the `homepage` of package.json is its own domain. */
export function publishedSite(): string {
  const { homepage }: { homepage?: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  return siteAddress(process.env, homepage);
}

/** Where a proposal can be visited, by its number on the command line. */
export function previewOf(number: string): string {
  if (!/^[1-9]\d{0,8}$/.test(number)) {
    throw new UsageError('Dites le numéro de la proposition, comme dans « --pr 12 ».');
  }
  return previewAddress(publishedSite(), Number(number));
}
