import type { Backend, BackendState, FilesReading, StoredFile } from './backends/backend.ts';
import { draftOf, type EditedFile, openedFile } from './edited-file.ts';

/** What the screen shows of a backend. */
export interface OpenSite extends BackendState {
  files: readonly StoredFile[];
  /** The reading of which all has come; undefined while the files have no texts yet, or nobody knows what is proposed. */
  reading?: FilesReading;
}

/** All that a reading gives; files that are only proposed have no text. */
export async function siteOf(reading: FilesReading): Promise<OpenSite> {
  const [files, state] = await Promise.all([reading.texts, reading.state]);
  const published = new Set(files.map(({ path }) => path));
  const proposed = new Set(state.proposals.flatMap(({ paths }) => paths));
  const added = [...proposed].filter((path) => !published.has(path)).map((path) => ({ path }));
  return { ...state, files: [...files, ...added], reading };
}

/** The proposal that has a text; undefined for one that is not proposed. */
export const proposalWith = ({ proposals }: BackendState, path: string) =>
  proposals.find(({ paths }) => paths.includes(path));

/** Its branch; empty without one. */
export const branchOf = (state: BackendState, path: string) =>
  proposalWith(state, path)?.branch ?? '';

/** Opens a text as it was left, as its proposal has it, or as it is published. */
export async function openText(
  backend: Backend,
  reading: FilesReading,
  path: string,
): Promise<EditedFile> {
  const branch = branchOf(await siteOf(reading), path);
  const draft = draftOf(path);
  if (draft) return draft;
  const { text } = (await backend.read(path, branch || undefined)) ?? {};
  if (text === undefined) throw new Error('Ce texte n’est plus là, ou ne se lit pas.');
  return openedFile(path, text, branch);
}
