import type { Captures } from '../../../src/review/captures.ts';
import { compareStates, withLooks } from '../../../src/review/compare.ts';
import { type BuiltSite, readContentState } from '../../../src/review/states.ts';
import { folderWith } from '../vite/content-folder.ts';

/** One state of a small site. */
export interface SampleState {
  /** Path in the content folder -> text. */
  content: Record<string, string>;
  /** Route -> built HTML. */
  pages?: Record<string, string>;
  /** Other built files: name -> digest. */
  files?: Record<string, string>;
  scripts?: string;
  /** New paths of files by their old ones. */
  renames?: Record<string, string>;
}

/** Text of a page, with more frontmatter than its title. */
export const page = (body: string, keys = '') => `---\ntitle: Page\n${keys}---\n\n${body}\n`;

/** A state whose only text is a page with this body. */
export const contact = (body: string, pages: SampleState['pages'] = {}): SampleState => ({
  content: { 'pages/contact.mdx': page(body) },
  pages,
});

async function stateOf({ content, pages = {}, files = {}, scripts = '' }: SampleState) {
  const dir = await folderWith({ 'site.yml': 'name: Essai\n', ...content });
  const site: BuiltSite = {
    pages: new Map(Object.entries(pages)),
    files: new Map(Object.entries(files)),
    scripts,
  };
  return { content: await readContentState(dir), site };
}

/** The review of two states, whose code differs; without `captures` as without a browser. */
export async function reviewOf(before: SampleState, after: SampleState, captures?: Captures) {
  const compared = compareStates(await stateOf(before), await stateOf(after), {
    isCodeChanged: true,
    renames: new Map(Object.entries(after.renames ?? {})),
  });
  const looks = withLooks(compared, captures);
  const dangers = looks.sections.find(({ isAlert }) => isAlert)?.entries ?? [];
  const base = { name: 'main', commit: '0123456789abcdef' };
  return {
    ...looks,
    routes: compared.routes,
    dangers,
    captures: captures ?? new Map(),
    base,
    preview: undefined,
  };
}

/** Of each danger its kind, then the old and the new text of its changes. */
export async function dangersOf(before: SampleState, after: SampleState): Promise<string[]> {
  const { dangers } = await reviewOf(before, after);
  return dangers.flatMap(({ title, changes }) =>
    changes.map(({ before: old, after: now }) => `${title.split(' · ')[0]}: ${old} → ${now}`),
  );
}

/** A state with this content alone. */
export const files = (content: Record<string, string>): SampleState => ({ content });
/** A text with plain spaces. */
export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
