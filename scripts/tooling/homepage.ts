import { readFileSync } from 'node:fs';

/** The `homepage` of package.json: the site's own domain, when it has one. */
export function homepage(): string | undefined {
  const { homepage }: { homepage?: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  return homepage;
}
