import { type Backend, faultSentence, type OpenSite } from './backends/backend.ts';
import { isInScreen } from './collections.ts';
import { draftOf, type EditedFile, openedFile } from './edited-file.ts';

/** The proposal that has a text; undefined for one that is not proposed. */
export const proposalWith = ({ proposals }: OpenSite, path: string) =>
  proposals.find(({ paths }) => paths.includes(path));

/** Opens a text by its path, or the list for an empty one; shows words in the text. */
export type Open = (path: string, words?: string) => void;

/** Opens a text as it was left, as its proposal has it, or as it is published; gives a French sentence where it cannot. */
export async function openText(
  backend: Backend,
  site: Promise<OpenSite>,
  path: string,
): Promise<EditedFile | string> {
  if (!isInScreen(path)) return 'L’écran n’ouvre que les textes du site.';
  const draft = draftOf(path);
  if (draft) return draft;
  const known = await site;
  // What was read before does not know the branch of a save: it would give the old text.
  if (known.fault) return known.fault;
  const { branch = '' } = proposalWith(known, path) ?? {};
  try {
    const { text } = (await backend.read(path, branch || undefined)) ?? {};
    if (text !== undefined) return openedFile(path, text, branch);
    return 'Ce texte n’est plus là, ou ne se lit pas.';
  } catch (error) {
    return faultSentence(error);
  }
}
