import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { suggestionOf, textOf } from '../../../src/check/reports/suggestion.ts';
import type { FileBytes, Snapshot } from '../../../src/documents/content-files.ts';
import { type Issue, isError } from '../../../src/values/issue.ts';
import { checkReading, readSnapshot, takeSnapshot } from '../../site.ts';

export const FIXTURES = 'tests/fixtures';

/** A page that leads to the one of a fixture. */
const LEADING = 'pages/mentions-legales.mdx';

const nameOf = (path: string) => `content/${path}`;
const frozen = await takeSnapshot('tests/content');

/** The frozen content with one more sheet, which fixtures change. */
const POTAGER = 'initiatives/un-potager.mdx';
const potager = readFileSync(`${FIXTURES}/un-potager.mdx`);
const base: Snapshot = {
  ...frozen,
  files: new Map(frozen.files).set(POTAGER, { bytes: potager, size: potager.length }),
  listing: { ...frozen.listing, texts: [...frozen.listing.texts, POTAGER].sort() },
};
const baseline = new Set(
  checkReading(readSnapshot(base, nameOf)).issues.map((issue) => JSON.stringify(issue)),
);

/** What cannot be committed as a file: bytes in hexadecimal, a size alone, a link, a file taken away. */
interface Special {
  hex?: Record<string, string>;
  sizes?: Record<string, number>;
  links?: string[];
  others?: string[];
  removed?: string[];
}

/** A copy of the base, what lays a file over it, and what takes one away. */
function copyOfBase() {
  const files = new Map<string, FileBytes>(base.files);
  const listing = structuredClone(base.listing);
  const put = (path: string, bytes: Uint8Array, size = bytes.length) => {
    files.set(path, { bytes, size });
    const group = path.startsWith('images/')
      ? listing.pictures
      : /^documents\/.*\.pdf$/i.test(path)
        ? listing.downloads
        : /\.mdx$/i.test(path)
          ? listing.texts
          : /\.md$/.test(path)
            ? listing.guides
            : listing.data;
    if (!group.includes(path)) group.push(path);
    group.sort();
  };
  const remove = (path: string) => {
    files.delete(path);
    listing.texts = listing.texts.filter((one) => one !== path);
    listing.data = listing.data.filter((one) => one !== path);
  };
  return { files, listing, put, remove };
}

/** Texts, or bytes of pictures, by path under the content folder; undefined takes a file away. */
export type Texts = Readonly<Record<string, string | Uint8Array | undefined>>;

/** The text of a file of the base. */
export const textOfBase = (path: string) => `${Buffer.from(base.files.get(path)?.bytes ?? '')}`;

/** The text of a page with this body, and with these further lines in its frontmatter. */
export const pageText = (body: string, keys = '') =>
  `---\ntitle: Une page\ndescription: "Une page pour les essais."\n${keys}---\n\n${body}\n`;

/** The issues that these texts add to those of the frozen content, when they are laid over it. */
export const issuesWith = (texts: Texts): Issue[] => newIssues(withTexts(texts)).issues;

/** The frozen content with these texts laid over it. */
export function withTexts(texts: Texts): Snapshot {
  const { files, listing, put, remove } = copyOfBase();
  for (const [path, text] of Object.entries(texts))
    if (text === undefined) remove(path);
    else put(path, Buffer.from(text));
  return { ...base, files, listing };
}

/** A file of the frozen content with the hunks of a fixture: lines with `-` are those of `+`, others stand around them. */
function changed(path: string, hunks: string): string {
  const side = (hunk: string, sign: string) =>
    hunk
      .split('\n')
      .flatMap((line) => (line[0] === ' ' || line[0] === sign ? [`${line.slice(1)}\n`] : []));
  let text = `\n${textOfBase(path)}`;
  for (const hunk of hunks.trimEnd().split('\n\n')) {
    const [before, after] = [side(hunk, '-').join(''), side(hunk, '+').join('')];
    if (text.split(`\n${before}`).length !== 2) throw new Error(`${path} has not once:\n${before}`);
    text = text.replace(`\n${before}`, () => `\n${after}`);
  }
  return text.slice(1);
}

/** The site's content with a fixture laid over it: `entree.mdx` as a page, `changements.diff`, `contenu/**`, `special.json`. */
export function withFixture(folder: string): Snapshot {
  const { files, listing, put, remove } = copyOfBase();
  const changes = join(folder, 'changements.diff');
  if (existsSync(changes)) {
    for (const part of readFileSync(changes, 'utf8').split(/^(?=[\w/-]+\.\w+$)/m)) {
      const path = part.slice(0, part.indexOf('\n'));
      put(path, Buffer.from(changed(path, part.slice(path.length + 1))));
    }
  }
  const entry = join(folder, 'entree.mdx');
  if (existsSync(entry)) {
    put('pages/essai.mdx', readFileSync(entry));
    put(LEADING, Buffer.from(`${textOfBase(LEADING)}\nVoyez [l’essai](/essai).\n`));
  }
  const overlay = join(folder, 'contenu');
  if (existsSync(overlay)) {
    for (const found of readdirSync(overlay, { recursive: true, withFileTypes: true })) {
      const path = join(found.parentPath, found.name);
      if (found.isFile()) put(relative(overlay, path), readFileSync(path));
    }
  }
  const special = specialOf(folder);
  for (const [path, hex] of Object.entries(special.hex ?? {})) {
    put(path, Buffer.from(hex.replace(/\s/g, ''), 'hex'));
  }
  for (const [path, size] of Object.entries(special.sizes ?? {})) {
    put(path, files.get(path)?.bytes ?? new Uint8Array(64), size);
  }
  listing.links.push(...(special.links ?? []));
  listing.others.push(...(special.others ?? []));
  for (const path of special.removed ?? []) remove(path);
  return { ...base, files, listing };
}

function specialOf(folder: string): Special {
  const path = join(folder, 'special.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** The issues that a fixture adds to those of the site's content. */
export function newIssues(snapshot: Snapshot) {
  const { issues, texts } = checkReading(readSnapshot(snapshot, nameOf));
  return { issues: issues.filter((issue) => !baseline.has(JSON.stringify(issue))), texts };
}

/** What `attendu.txt` holds of a fixture: of each issue its file, line, rule and severity, its message, its hint, and its suggested lines. */
export function fixtureReport(folder: string): { text: string; issues: Issue[] } {
  const { issues, texts } = newIssues(withFixture(folder));
  const lines = issues.flatMap((issue) => [
    `${issue.file}:${issue.line} ${issue.rule} (${isError(issue) ? 'erreur' : 'avertissement'})`,
    issue.message,
    `→ ${issue.hint}`,
    ...(suggestionOf(issue, textOf(issue, texts))?.replace(/^/gm, '+ ').split('\n') ?? []),
  ]);
  return { text: lines.map((line) => `${line}\n`).join(''), issues };
}
