import { assertUnchanged, type Backend, BackendError, base64, OFFLINE } from './backend.ts';

/** Header with the key that the server gave to the page: no other site can know it. */
export const KEY_HEADER = 'x-ecran-cle';

/** Address of the server's interface: it lists files, and takes files to write. */
export const FILES = '/api/fichiers';

const REFUSED =
  'L’écran n’a pas pu écrire dans le dossier. Rien n’est perdu : arrêtez « npm run ecran », lancez-le de nouveau, puis rechargez cette page.';

/** The working copy that serves the screen: files are written at once, and nothing is proposed. */
export function workingCopy(key: string): Backend {
  const call = async (init?: RequestInit) => {
    const headers = { [KEY_HEADER]: key, 'Content-Type': 'application/json' };
    const response = await fetch(FILES, { ...init, headers }).catch(() => undefined);
    if (!response) throw new BackendError(OFFLINE);
    if (!response.ok) throw new BackendError(REFUSED);
    return response.json();
  };
  const read: Backend['read'] = async (path) =>
    (await backend.list()).find((file) => file.path === path);
  const backend: Backend = {
    pictures: '',
    read,
    list: () => call(),
    state: async () => ({ who: '', proposals: [] }),
    async write(changes) {
      for (const one of changes) if (one.known) assertUnchanged(one, await read(one.path));
      const files = changes.map(async ({ path, data }) => ({ path, contents: await base64(data) }));
      await call({ method: 'POST', body: JSON.stringify(await Promise.all(files)) });
    },
    propose: async () => undefined,
  };
  return backend;
}
