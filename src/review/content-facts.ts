import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { definition } from '../content/definition.ts';
import { fcfa } from '../content/money.ts';
import { sharedFiles } from '../content/schema/index.ts';
import type { Watched } from '../content/schema/primitives.ts';
import { digestOf } from '../engine/documents/disk/stamp.ts';
import { readContent } from '../engine/documents/read-content.ts';
import { modelOf } from '../engine/model.ts';
import { helpAt } from '../engine/values/fields.ts';
import { publicDay } from '../engine/visibility.ts';
import { factsOfText } from './facts-of-page.ts';
import { FACT_NAMES, type Fact } from './page-snapshot.ts';

/** A sensitive value of the content, with the place where an editor finds it. */
export interface ContentFact extends Fact {
  /** `content/site.yml` and the like. */
  file: string;
  /** The path of keys, stable when a list gets a new line: `budgetLines/Impression/amount`. */
  key: string;
  /** French name of the value, with its keys. */
  label: string;
}

/** A line of a list of the content whose published lines stay as they are. */
export interface KeptLine {
  file: string;
  /** The key of the list: `receipts`. */
  key: string;
  values: Readonly<Record<string, unknown>>;
}

/** The picture of a proof: its file on disk, and the digest of its bytes. */
export interface ProofPicture {
  path: string;
  digest: string;
}

/**
 * The sensitive values of a content folder, and its texts by their file: not held to their schemas, so that
 * an older state, or one with faults, is compared too. Raises only when the folder cannot be read.
 */
export async function contentFacts(dir: string) {
  const model = modelOf(definition);
  const { content } = await readContent(dir, model);
  const today = model.today();
  const facts: ContentFact[] = [];
  const lines: KeptLine[] = [];
  const texts = new Map<string, { title: string; from: string; text: string }>();
  // What is set for the whole site is reported first.
  const documents = content.documents.toSorted((a, b) => Number(!!a.kind) - Number(!!b.kind));
  for (const { path, kind: textKind, schema, data, text } of documents) {
    const from = textKind ? publicDay({ kind: textKind, path, frontmatter: data }, model) : '';
    const told = { title: nameOf(data), from: from > today ? from : '' };
    texts.set(`content/${path}`, { ...told, text });
    lines.push(...keptLines(`content/${path}`, schema, data));
    collect(data, [], (keys, value) => {
      const kind = watchedIn(schema, keys, value);
      if (!kind) {
        // A notice, a word of the interface or a form may name in a sentence what a page would.
        if (!textKind) facts.push(...inSentence(`content/${path}`, keys, String(value)));
        return;
      }
      const { description, watch } = helpAt(schema, keys);
      const said = schema === sharedFiles.site.schema ? description : undefined;
      const isAmount = watch === 'argent' && Number.isInteger(value);
      facts.push({
        kind,
        value: isAmount ? fcfa(Number(value)) : String(value),
        file: `content/${path}`,
        key: keys.join('/'),
        label: `${said?.replace(/\.$/, '') ?? FACT_NAMES[kind]} (${keys.join('.')})`,
      });
    });
  }
  return { facts, lines, texts, proofs: await proofsOf(dir, lines) };
}

const inSentence = (file: string, keys: readonly string[], text: string): ContentFact[] =>
  factsOfText(text).map(({ kind, value }, at) => ({
    ...{ kind, value, file, key: [...keys, at].join('/') },
    label: `${FACT_NAMES[kind]} (${keys.join('.')})`,
  }));

/** The pictures of the proofs of lines, by their address; one that is missing is an issue of the check. */
async function proofsOf(dir: string, lines: readonly KeptLine[]) {
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

const keptLines = (file: string, schema: z.ZodType | undefined, data: unknown): KeptLine[] =>
  Object.entries(data && typeof data === 'object' ? data : {}).flatMap(([key, items]) =>
    Array.isArray(items) && helpAt(schema, [key]).keepsLines
      ? items.flatMap((item) =>
          item && typeof item === 'object' ? { file, key, values: { ...item } } : [],
        )
      : [],
  );

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

const isWatched = (word: string): word is Watched => Object.hasOwn(FACT_NAMES, word);

/** What a reviewer must watch in a value: as its key or one above it says, else as the value itself shows. */
function watchedIn(
  schema: z.ZodType | undefined,
  keys: readonly string[],
  value: string | number,
): Watched | undefined {
  for (const at of keys.keys()) {
    const { watch } = helpAt(schema, keys.slice(0, at + 1));
    if (watch && isWatched(watch)) return watch;
  }
  if (typeof value !== 'string') return undefined;
  if (/^tel:/i.test(value)) return 'telephone';
  if (/^(mailto:)?[^\s@]+@[^\s@]+\.[a-z]+$/i.test(value)) return 'courriel';
  return /^https?:\/\//i.test(value) ? 'adresse' : undefined;
}
