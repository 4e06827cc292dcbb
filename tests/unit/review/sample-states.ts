import { compareContents } from '../../../src/review/compare.ts';
import { readContentState } from '../../../src/review/content-state.ts';
import { folderWith } from '../vite/content-folder.ts';

/** One state of a small site. */
export interface SampleState {
  /** Path in the content folder -> text. */
  content: Record<string, string>;
  /** New paths of files by their old ones. */
  renames?: Record<string, string>;
}

/** Text of a page, with more frontmatter than its title. */
export const page = (body: string, keys = '') => `---\ntitle: Page\n${keys}---\n\n${body}\n`;

/** A state with this content alone. */
export const files = (content: Record<string, string>): SampleState => ({ content });

/** A state whose only text is a page with this body. */
export const contact = (body: string) => files({ 'pages/contact.mdx': page(body) });

const stateOf = async ({ content }: SampleState) =>
  readContentState(await folderWith({ 'site.yml': 'name: Essai\n', ...content }));

/** What a review finds in two states. */
export async function reviewOf(before: SampleState, after: SampleState) {
  const renames = new Map(Object.entries(after.renames ?? {}));
  return compareContents(await stateOf(before), await stateOf(after), renames);
}

/** Of each danger its kind, then the old and the new text of its changes, with plain spaces. */
export async function dangersOf(before: SampleState, after: SampleState): Promise<string[]> {
  const { dangers } = await reviewOf(before, after);
  return dangers.flatMap(({ title, changes }) =>
    changes.map(({ label, before: old, after: now }) => {
      const name = /^(?:À ajouter|Mène)/.test(label) ? `${label} ` : '';
      return `${title.split(' · ')[0]}: ${name}${old} → ${now}`.replace(/[\u00a0\u202f]/g, ' ');
    }),
  );
}
