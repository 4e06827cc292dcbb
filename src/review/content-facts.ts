import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fcfa } from '../content/money.ts';
import { list } from '../read/list.ts';
import { split } from '../read/split.ts';
import { readYaml } from '../read/yaml/read.ts';
import { labelOf } from './fact-labels.ts';
import type { Fact, FactKind } from './page-snapshot.ts';

/** A sensitive value of the content, with the place where an editor finds it. */
export interface ContentFact extends Fact {
  /** `content/site.yml` and the like. */
  file: string;
  /** The path of keys, stable when a list gets a new line: `budgetLines/Impression/amount`. */
  key: string;
  /** French name of the value. */
  label: string;
}

/**
 * The sensitive values of a content folder: read without the schemas, so that a state with faults or of
 * another time is compared too. Raises only when the folder cannot be read.
 */
export async function contentFacts(dir: string): Promise<ContentFact[]> {
  const listing = await list(dir);
  const facts: ContentFact[] = [];
  for (const path of [...listing.data, ...listing.texts]) {
    const lines = (await readFile(join(dir, path), 'utf8')).split(/\r\n?|\n/);
    const { data } = path.endsWith('.mdx') ? split(lines, path).yaml : readYaml(lines, path, 1);
    collect(data, [], (keys, value) => {
      const kind = kindOf(path, keys, value);
      if (!kind) return;
      const key = keys.join('/');
      facts.push({
        kind,
        value:
          Number.isInteger(value) && MONEY.has(keys.at(-1) ?? '')
            ? fcfa(Number(value))
            : String(value),
        file: `content/${path}`,
        key,
        label: labelOf(path, keys),
      });
    });
  }
  return facts;
}

type Seen = (keys: string[], value: string | number) => void;

function collect(value: unknown, keys: string[], seen: Seen): void {
  if (typeof value === 'string' || typeof value === 'number') seen(keys, value);
  else if (Array.isArray(value)) {
    const names = value.map(nameOf);
    value.forEach((item, index) => {
      const name = names[index] ?? '';
      const twins = names.slice(0, index).filter((other) => other === name).length;
      collect(item, [...keys, `${name || 'ligne'}${twins ? ` (${twins + 1})` : ''}`], seen);
    });
  } else if (value && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) collect(item, [...keys, key], seen);
  }
}

/** What tells an item of a list from the others: its first text. */
function nameOf(item: unknown): string {
  if (item === null || typeof item !== 'object') return '';
  const first = Object.values(item).find((value) => typeof value === 'string');
  return typeof first === 'string' ? first : '';
}

const MONEY = new Set(['budget', 'collected', 'amount', 'price', 'pricePerMb']);

function kindOf(
  path: string,
  keys: readonly string[],
  value: string | number,
): FactKind | undefined {
  const key = keys.at(-1) ?? '';
  if (path === 'site.yml' && keys[0] === 'donation') return 'argent';
  if (path === 'site.yml' && (keys[0] === 'forms' || keys[0] === 'map')) return 'formulaire';
  if (MONEY.has(key)) return 'argent';
  if (typeof value !== 'string') return undefined;
  if (key === 'phone' || /^tel:/i.test(value)) return 'telephone';
  if (/^(mailto:)?[^\s@]+@[^\s@]+\.[a-z]+$/i.test(value)) return 'courriel';
  return /^https?:\/\//i.test(value) ? 'adresse' : undefined;
}
