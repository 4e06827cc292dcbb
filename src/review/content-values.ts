import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { model } from '../content/model.ts';
import { fcfa } from '../content/money.ts';
import { publicDay } from '../content/public-day.ts';
import { sharedFiles } from '../content/schema/index.ts';
import type { Sensitive } from '../content/schema/primitives.ts';
import { helpAt } from '../content/schema/schema-fields.ts';
import { digestOf } from '../documents/disk/stamp.ts';
import { readContent } from '../documents/read-content.ts';
import { SENSITIVE_NAMES, type SensitiveValue } from './page-snapshot.ts';
import { sensitiveValuesOfText } from './sensitive-values.ts';

/** A sensitive value (amount, telephone, address…) of a content file. */
export interface ContentValue extends SensitiveValue {
  /** Path of the file in the repository: `content/site.yml`. */
  file: string;
  /** Path of keys: `budgetLines/Impression/amount`. List items have names, not numbers, which a new item would change. */
  key: string;
  /** French name of the value, with its keys: `Montant (budgetLines.Impression.amount)`. */
  label: string;
}

/** An item of an append-only list, such as `receipts`: when published, it must not change. */
export interface PublishedLine {
  file: string;
  /** Key of the list: `receipts`, `vote.counts`. */
  key: string;
  values: Readonly<Record<string, unknown>>;
}

/** Picture that proves a payment: its path on disk and its SHA-256 (hex). */
export interface ProofPicture {
  path: string;
  digest: string;
}

/**
 * Reads sensitive values, append-only lines and proofs from a content folder. It validates nothing, because an older
 * version, or one with errors, must be compared too. Throws when the folder cannot be read.
 */
export async function readContentValues(dir: string) {
  const { content } = await readContent(dir, model);
  const today = model.today();
  const values: ContentValue[] = [];
  const lines: PublishedLine[] = [];
  const texts = new Map<string, { title: string; publicFrom: string; text: string }>();
  // Documents without a kind (settings of the whole site) are first, so that their values are reported first.
  const documents = content.documents.toSorted((a, b) => Number(!!a.kind) - Number(!!b.kind));
  for (const { path, kind: textKind, schema, data, text } of documents) {
    const day = textKind ? publicDay({ kind: textKind, path, frontmatter: data }, model) : '';
    const publicFrom = day > today ? day : '';
    texts.set(`content/${path}`, { title: nameOf(data), publicFrom, text });
    lines.push(...publishedLines(`content/${path}`, data, schema));
    collect(data, [], (keys, value) => {
      const kind = sensitiveKind(schema, keys, value);
      if (!kind) {
        // Files without a kind (notices, forms, interface texts) may contain sensitive values in sentences, like pages.
        if (!textKind) values.push(...valuesInText(`content/${path}`, keys, String(value)));
        return;
      }
      const { description, watch } = helpAt(schema, keys);
      const name = schema === sharedFiles.site.schema ? description : undefined;
      const isAmount = watch === 'argent' && Number.isInteger(value);
      values.push({
        kind,
        value: isAmount ? fcfa(Number(value)) : String(value),
        file: `content/${path}`,
        key: keys.join('/'),
        label: `${name?.replace(/\.$/, '') ?? SENSITIVE_NAMES[kind]} (${keys.join('.')})`,
      });
    });
  }
  return {
    sensitiveValues: values,
    publishedLines: lines,
    texts,
    proofs: await readProofs(dir, lines),
  };
}

const valuesInText = (file: string, keys: readonly string[], text: string): ContentValue[] =>
  sensitiveValuesOfText(text).map(({ kind, value }, at) => ({
    ...{ kind, value, file, key: [...keys, at].join('/') },
    label: `${SENSITIVE_NAMES[kind]} (${keys.join('.')})`,
  }));

/** Address -> proof picture of published lines. A missing file is skipped: `npm run check` reports it. */
async function readProofs(dir: string, lines: readonly PublishedLine[]) {
  const proofs = new Map<string, ProofPicture>();
  for (const { values } of lines) {
    const proof = String(values.proof ?? '');
    if (!proof.startsWith('/images/') || proof.includes('..')) continue;
    const path = join(dir, proof);
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes) proofs.set(proof, { path, digest: digestOf(bytes).toString('hex') });
  }
  return proofs;
}

/** Items of all append-only lists of a document, also of lists inside groups of keys (`vote.counts`). */
const publishedLines = (
  file: string,
  data: unknown,
  schema?: z.ZodType,
  above: readonly string[] = [],
): PublishedLine[] =>
  Object.entries(data && typeof data === 'object' ? data : {}).flatMap(([name, items]) => {
    const path = [...above, name];
    if (!Array.isArray(items)) return publishedLines(file, items, schema, path);
    if (!helpAt(schema, path).appendOnly) return [];
    const key = path.join('.');
    return items.flatMap((item) =>
      item && typeof item === 'object' ? { file, key, values: { ...item } } : [],
    );
  });

type Visit = (keys: string[], value: string | number) => void;

function collect(value: unknown, keys: string[], visit: Visit): void {
  if (typeof value === 'string' || typeof value === 'number') visit(keys, value);
  else if (Array.isArray(value)) {
    const names = value.map(nameOf);
    value.forEach((item, index) => {
      const name = names[index] ?? '';
      const same = names.slice(0, index).filter((other) => other === name).length;
      collect(item, [...keys, `${name || 'ligne'}${same ? ` (${same + 1})` : ''}`], visit);
    });
  } else if (value && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) collect(item, [...keys, key], visit);
  }
}

/** Name of a list item: its first string value (`Impression` for `{ item: Impression, amount: 20000 }`). */
function nameOf(item: unknown): string {
  if (item === null || typeof item !== 'object') return '';
  const first = Object.values(item).find((value) => typeof value === 'string');
  return typeof first === 'string' ? first : '';
}

const isSensitiveKind = (word: string): word is Sensitive => Object.hasOwn(SENSITIVE_NAMES, word);

/** Sensitive kind of a value: `watch` of its key or of a parent key in the schema, otherwise by its format (`tel:…`). */
function sensitiveKind(
  schema: z.ZodType | undefined,
  keys: readonly string[],
  value: string | number,
): Sensitive | undefined {
  for (const at of keys.keys()) {
    const { watch } = helpAt(schema, keys.slice(0, at + 1));
    if (watch && isSensitiveKind(watch)) return watch;
  }
  if (typeof value !== 'string') return undefined;
  if (/^tel:/i.test(value)) return 'telephone';
  if (/^(mailto:)?[^\s@]+@[^\s@]+\.[a-z]+$/i.test(value)) return 'courriel';
  return /^https?:\/\//i.test(value) ? 'adresse' : undefined;
}
