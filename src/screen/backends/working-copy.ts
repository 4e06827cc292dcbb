import {
  assertUnchanged,
  type Backend,
  BackendError,
  base64,
  OFFLINE,
  type StoredFile,
} from './backend.ts';

/** Header with the key that the server gave to the page: no other site can know it. */
export const KEY_HEADER = 'x-ecran-cle';

/** Addresses of the server's interface. */
export const API = { files: '/api/fichiers', write: '/api/ecrire' } as const;

/** The working copy that serves the screen: files are written at once, and nothing is proposed. */
export function workingCopy(key: string): Backend {
  const call = async (address: string, body?: unknown) => {
    const response = await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { [KEY_HEADER]: key, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    if (!response) throw new BackendError(OFFLINE);
    if (!response.ok) throw new BackendError(REFUSED);
    return response.json();
  };
  const list = (): Promise<StoredFile[]> => call(API.files);
  return {
    list,
    state: async () => ({ who: '', proposals: [] }),
    read: async (path) => (await list()).find((file) => file.path === path),
    async write(changes) {
      const now = await list();
      for (const change of changes)
        await assertUnchanged(
          change,
          now.find(({ path }) => path === change.path),
        );
      const files = changes.map(async ({ path, data }) => ({ path, contents: await base64(data) }));
      await call(API.write, { files: await Promise.all(files) });
    },
    propose: async () => undefined,
  };
}

const REFUSED =
  'L’écran n’a pas pu écrire dans le dossier. Rien n’est perdu : arrêtez « npm run ecran », lancez-le de nouveau, puis rechargez cette page.';
