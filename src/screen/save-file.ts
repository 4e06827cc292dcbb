import { type Backend, versionOf } from './backends/backend.ts';
import { type EditedFile, removeDraft } from './edited-file.ts';
import { photosOf, removePhotos } from './photos.ts';

interface Saved {
  file: EditedFile;
  message: string;
}

/**
 * The file with the branch and the version that a save is going to write. The screen keeps it before the save begins, so that a
 * save whose answer is lost can be done again.
 */
export async function preparedFile(file: EditedFile): Promise<EditedFile> {
  const versions = [...file.versions, await versionOf(file.text)];
  return { ...file, branch: file.branch || branchName(file.path), versions };
}

/** Saves a prepared file and the photos that it shows, then proposes it. Throws `BackendError`; the draft stays then. */
export async function saveFile(file: EditedFile, backend: Backend, title: string): Promise<Saved> {
  const { path, text, source, branch, versions } = file;
  const photos = await photosOf(text);
  const isNew = source === '';
  const changes = [
    { path, isNew, versions, data: text },
    ...photos.map((photo) => ({ ...photo, isNew: true, versions: [] })),
  ];
  const message = `${isNew ? 'Ajouter' : 'Modifier'} « ${title} »`;
  await backend.write(changes, message, branch);
  const proposal = await backend.propose(branch, message);
  removeDraft(path);
  await removePhotos(photos.map((photo) => photo.path));
  return {
    file: { ...file, source: text },
    message: proposal
      ? `Enregistré dans la proposition n° ${proposal.number}. Elle paraîtra une fois relue.`
      : 'Enregistré dans ce dossier.',
  };
}

function branchName(path: string): string {
  const word = path
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '');
  return `ecran/${word}-${crypto.randomUUID().slice(0, 6)}`;
}
