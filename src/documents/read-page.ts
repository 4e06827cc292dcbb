import matter from 'gray-matter';
import type { KindSpec } from '../site/kinds/spec.ts';
import { keysAt } from '../site/schema/schema-fields.ts';
import type { Diagnosis, Fault } from '../values/issue.ts';
import { isLongFrontmatter } from '../values/limits.ts';
import { pointAt } from '../values/positions.ts';
import { type KeysReading, readKeys } from './read-keys.ts';

/** The parts of a text: `head + yaml + tail + body` is the whole of it. */
export interface PageParts {
  /** Blank lines, and the opening fence, a line `---`. */
  head: string;
  yaml: string;
  /** The closing fence; empty when the file has no two fences: the whole text is its body then. */
  tail: string;
  body: string;
}

/** An MDX file, read: its parts, its keys, and the diagnoses of both. */
export interface PageReading extends PageParts {
  /** First line (1-based) of the body, which may be past the end of the text. */
  bodyLine: number;
  keys: KeysReading;
  diagnoses: Diagnosis[];
}

type Spec = Pick<KindSpec, 'schema' | 'completed' | 'mayGrow'>;

/** Reads a page of a kind; `path`: under the content folder. Lines end with `\n`. Never throws. */
export function readPage(
  text: string,
  { schema, completed, mayGrow }: Spec,
  path: string,
): PageReading {
  const lead = /^(?:[^\S\n]*\n)*/.exec(text)?.[0] ?? '';
  const fenced = text.slice(lead.length);
  const { line } = pointAt(text, lead.length);
  /** Reads frontmatter as gray-matter hands it over: from the end of the opening fence on. */
  const readFrontmatter = (yaml: string): KeysReading =>
    readKeys({
      text,
      lines: yaml.split('\n').slice(1),
      first: line + 1,
      openingLine: line,
      schema,
      completed: (keys) => completed?.(keys, path) ?? keys,
    });
  let keys = readFrontmatter('');
  const fault = fenceFault(fenced, mayGrow);
  if (fault) {
    keys = { ...keys, valid: undefined, partial: new Set(keysAt(schema, [])), diagnoses: [] };
    const diagnoses = [{ ...fault, place: { line, column: 1 } }];
    return { head: '', yaml: '', tail: '', body: text, bodyLine: 1, keys, diagnoses };
  }
  const engines = {
    // Its own engines would execute what begins with `---js`.
    ...{ javascript: refuse, js: refuse, json: refuse },
    yaml: (yaml: string) => {
      keys = readFrontmatter(yaml);
      return Object(keys.data);
    },
  };
  // With options, gray-matter does not use its cache, which hides invalid YAML.
  const open = '---'.length;
  const close = open + matter(fenced, { engines }).matter.length + 1;
  const [from, below] = [open, close].map((at) => lineBelow(fenced, at));
  const body = fenced.slice(below);
  return {
    head: lead + fenced.slice(0, from),
    yaml: fenced.slice(from, close),
    tail: fenced.slice(close, below),
    body,
    bodyLine: pointAt(fenced, close, { line, column: 1 }).line + 1,
    keys,
    diagnoses: keys.diagnoses,
  };
}

/** Offset of the line below an offset. */
const lineBelow = (text: string, offset: number) => text.indexOf('\n', offset) + 1 || text.length;

const refuse = () => {
  throw new Error('Frontmatter is YAML.');
};

/** What is wrong with the fences of a file that begins with its first line of text, or with the size of what is between them. */
function fenceFault(fenced: string, mayGrow: boolean | undefined): Fault | undefined {
  if (!/^---[^\S\n]*\n/.test(fenced)) return MISSING;
  const close = fenced.indexOf('\n---', 3);
  if (close < 0) return UNCLOSED;
  const yaml = fenced.slice(0, close);
  // gray-matter takes quadratic time for it.
  if (isLongFrontmatter(yaml.split('\n'), mayGrow)) return LARGE;
  // A title of the text would be a remark of YAML, which nobody reads.
  return /\n[^\S\n]*\n##+[^\S\n]/.test(yaml) ? UNCLOSED : undefined;
}

const MISSING: Fault = {
  rule: 'en-tete-manquant',
  message: 'Ce fichier ne commence pas par un en-tête entre deux lignes « --- ».',
  hint: 'Ajoutez en haut du fichier une ligne « --- », les clés, comme « title: … », puis une autre ligne « --- ».',
};

const UNCLOSED: Fault = {
  rule: 'en-tete-non-ferme',
  message: 'L’en-tête commence ici, et la seconde ligne « --- », qui le finit, manque.',
  hint: 'Ajoutez une ligne « --- » sous la dernière clé.',
};

const LARGE: Fault = {
  rule: 'trop-gros',
  message: 'L’en-tête de ce fichier pèse plus de 64 Ko, ou compte plus de 2 000 lignes.',
  hint: 'Déplacez les longs textes sous la seconde ligne « --- », dans le corps de la page.',
};
