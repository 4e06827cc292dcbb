import { lstat, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { previewAddress, previewFolder } from '../../model/outputs.ts';
import { UserError } from '../../values/user-error.ts';
import { buildSite } from '../../vite/build-site.ts';
import { checkOut, git } from '../builds.ts';
import { filesBelow } from '../states.ts';

/** A proposal (pull request); `ref` is the Git ref of its merge into main. */
export interface Proposal {
  pull: number;
  ref: string;
  /** Address for editing files of its branch, with a final slash. */
  edit?: string | undefined;
}

interface PreviewOptions {
  /** Folder of the published site, in which each preview gets its folder `pr-N`. */
  out: string;
  /** Public address of the site, with a final slash. */
  site: string;
  log: (line: string) => void;
}

/** Size of all previews: most of the 1 GB that GitHub Pages accepts. */
const MAX_BYTES = 800_000_000;
/** A proposal can be made so that its build takes very long. */
const TIMEOUT_MS = 180_000;

/** Copy of the project in which previews are built: the code of HEAD, and the content of one proposal after the other. */
const TREE = resolve('.cache/previews');

/**
 * Builds the preview of each proposal: from its content alone, with the code of HEAD, so that no code of a proposal runs or is
 * served. A preview that cannot be built is logged, and stops nothing. Returns the numbers of the built ones.
 */
export async function buildPreviews(
  proposals: readonly Proposal[],
  { out, site, log }: PreviewOptions,
): Promise<number[]> {
  const built: number[] = [];
  let left = MAX_BYTES;
  await checkOut('.', 'HEAD', TREE);
  for (const proposal of proposals) {
    const { pull } = proposal;
    const folder = resolve(out, previewFolder(pull));
    try {
      await buildPreview(proposal, folder, previewAddress(site, pull));
      const bytes = await sizeOf(folder);
      if (bytes > left) throw new UserError('Il n’y a plus assez de place.');
      left -= bytes;
      built.push(pull);
      log(`L’aperçu ${pull} est construit.`);
    } catch (fault) {
      await rm(folder, { recursive: true, force: true });
      log(
        `L’aperçu ${pull} n’est pas construit. ${fault instanceof Error ? fault.message : fault}`,
      );
    }
  }
  await git('.', 'worktree', 'remove', '--force', TREE);
  return built;
}

async function buildPreview({ pull, ref, edit }: Proposal, out: string, siteUrl: string) {
  const content = join(TREE, 'content');
  const names = await git('.', 'diff', '--name-only', '-z', `${ref}^1`, ref, '--', 'content');
  const files = names.split('\0').filter(Boolean);
  if (files.length === 0) throw new UserError('Il ne change pas le contenu.');
  await rm(content, { recursive: true, force: true });
  await git(TREE, 'checkout', '--force', ref, '--', 'content');
  if (!(await lstat(content)).isDirectory()) throw new UserError('content n’est pas un dossier.');
  for (const name of await filesBelow(content)) {
    const path = join(content, name);
    if (/\.(?:mdx|ya?ml)$/.test(name))
      await writeFile(path, maskPhones(await readFile(path, 'utf8')));
  }
  const preview = { pull, files, edit };
  const { pages } = await buildSite(out, { cwd: TREE, siteUrl, preview, timeout: TIMEOUT_MS });
  if (pages === 0) throw new UserError('Le contenu est à corriger d’abord.');
  // A document could ask for money, too: the review shows it to those who decide.
  for (const name of await filesBelow(out)) if (/\.pdf$/i.test(name)) await rm(join(out, name));
}

/** Size of all files below a folder (bytes). */
async function sizeOf(folder: string): Promise<number> {
  let size = 0;
  for (const path of await filesBelow(folder)) size += (await lstat(join(folder, path))).size;
  return size;
}

/** Separators inside a telephone number, also invisible ones; no line break, which separates the items of a list. */
const GAP = '[ \\u00a0\\u202f.()\\u00ad\\u200b-\\u200d\\u2060\\ufeff-]{0,3}';

/** `+241 77…`, `(+241) 77…`; `00241 77…`; `077 12 34 56` but not the day 01-03-2026; `77 12 34 56`, unlike `77 123 456`. */
const NUMBERS = [
  `\\(?\\+${GAP}\\p{Nd}(?:${GAP}\\p{Nd}){7,14}`,
  `\\b00\\p{Nd}(?:${GAP}\\p{Nd}){8,13}`,
  `\\b(?!0\\p{Nd}[.-]\\p{Nd}{2}[.-]\\p{Nd}{4}\\b)0(?:${GAP}\\p{Nd}){7,9}\\b`,
  '\\b[67]\\p{Nd}(?:[ \\u00a0\\u202f.-]\\p{Nd}{2}){3}\\b',
];

const NUMBER = new RegExp(NUMBERS.join('|'), 'gu');
/** Number in an address of WhatsApp. */
const IN_ADDRESS = /(wa\.me\/|[?&]phone=)(?:\+|%2B)?\p{Nd}[\p{Nd}.-]{5,}/giu;

/** Sample number, which pages show as such, and to which they offer no message. */
const SAMPLE = '+241 00 00 00 00';

/**
 * A text of the content, in which the sample number replaces each telephone number: anybody may propose a text, and visitors
 * must not find a number to pay at the address of the site that nobody has accepted.
 */
export const maskPhones = (text: string): string =>
  text
    .replace(IN_ADDRESS, (_, address: string) => address + SAMPLE.replace(/\D/g, ''))
    .replace(NUMBER, (number) => (/\s/.test(number) ? SAMPLE : SAMPLE.replace(/ /g, '')));
