import { readFileSync } from 'node:fs';
import { previewAddress, siteAddress } from '../../src/review/publish/preview-address.ts';
import { UsageError } from './run-command.ts';

/** Public address of the site, with a final slash, from the environment or from `homepage` in `package.json`. */
export function publishedSite(): string {
  const { homepage }: { homepage?: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  return siteAddress(process.env, homepage);
}

/** Address of the preview of a pull request, by its number. Throws a `UsageError` when `number` is not a number. */
export function previewOf(number: string): string {
  if (!/^[1-9]\d{0,8}$/.test(number)) {
    throw new UsageError('Dites le numéro de la proposition, comme dans « --pr 12 ».');
  }
  return previewAddress(publishedSite(), Number(number));
}
