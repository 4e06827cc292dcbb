import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { helpAt } from '../content/fields.ts';
import { fcfa } from '../content/money.ts';
import { kindOf as textKindOf } from '../content/routes.ts';
import { site } from '../content/schema/site.ts';
import { dayOfBuild, publicFrom } from '../content/visibility.ts';
import { list } from '../read/list.ts';
import { split } from '../read/split.ts';
import { readYaml } from '../read/yaml/read.ts';
import { FACT_NAMES, type Fact, type FactKind } from './page-snapshot.ts';

/** A sensitive value of the content, with the place where an editor finds it. */
export interface ContentFact extends Fact {
  /** `content/site.yml` and the like. */
  file: string;
  /** The path of keys, stable when a list gets a new line: `budgetLines/Impression/amount`. */
  key: string;
  /** French name of the value, with its keys. */
  label: string;
}

/**
 * The sensitive values of a content folder, and its texts by their file: read without the schemas, so that an
 * older state, or one with faults, is compared too. Raises only when the folder cannot be read.
 */
export async function contentFacts(dir: string) {
  const listing = await list(dir);
  const today = dayOfBuild(process.env.BUILD_DATE);
  const facts: ContentFact[] = [];
  const texts = new Map<string, { title: string; from: string; text: string }>();
  for (const path of [...listing.data, ...listing.texts]) {
    const lines = (await readFile(join(dir, path), 'utf8')).split(/\r\n?|\n/);
    const { data } = path.endsWith('.mdx')
      ? split(lines, path).yaml
      : readYaml({ source: lines, file: path, first: 1 });
    const textKind = textKindOf(path);
    const from = textKind ? publicFrom({ kind: textKind, frontmatter: data }) : '';
    const text = { title: nameOf(data), from: from > today ? from : '', text: lines.join('\n') };
    if (textKind) texts.set(`content/${path}`, text);
    collect(data, [], (keys, value) => {
      const kind = kindOf(path, keys, value);
      if (!kind) return;
      const { description } = path === 'site.yml' ? helpAt(site, keys) : {};
      const isAmount = Number.isInteger(value) && MONEY.has(keys.at(-1) ?? '');
      facts.push({
        kind,
        value: isAmount ? fcfa(Number(value)) : String(value),
        file: `content/${path}`,
        key: keys.join('/'),
        label: `${description?.replace(/\.$/, '') ?? FACT_NAMES[kind]} (${keys.join('.')})`,
      });
    });
  }
  return { facts, texts };
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

/** The name of an item of a list: its first text. */
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
