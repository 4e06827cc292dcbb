import { afterEach, expect, test, vi } from 'vitest';
import {
  holdsUnstored,
  readStored,
  removeStored,
  storedKeys,
  writeStored,
} from '../../../src/screen/browser-storage.ts';
import {
  afterSave,
  beginFile,
  DRAFT,
  draftOf,
  draftPaths,
  draftsAsText,
  type EditedFile,
  forgetDraft,
  preparedFile,
  saveFile,
  storeDraft,
} from '../../../src/screen/edited-file.ts';

/** A storage that refuses some of its calls, by their number. */
function fakeStorage(refuses: (call: number) => boolean) {
  let calls = 0;
  const items = new Map<string, string>();
  const called = () => {
    if (refuses(calls++)) throw new DOMException('Refused', 'QuotaExceededError');
  };
  const storage = {
    getItem: (key: string) => {
      called();
      return items.get(key) ?? null;
    },
    setItem: (key: string, text: string) => {
      called();
      items.set(key, text);
    },
    removeItem: (key: string) => {
      called();
      items.delete(key);
    },
  };
  return new Proxy(storage, {
    ownKeys: () => {
      called();
      return [...items.keys()];
    },
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

function useStorage(refuses: (call: number) => boolean) {
  vi.stubGlobal('localStorage', fakeStorage(refuses));
  vi.stubGlobal('sessionStorage', fakeStorage(refuses));
}

afterEach(() => {
  // What the page holds is forgotten with the storage that refused it.
  useStorage(() => false);
  for (const key of [...storedKeys(''), ...'abc']) removeStored(key);
  vi.unstubAllGlobals();
});

const draft = (text: string): EditedFile => ({
  path: 'content/faq/01-a.mdx',
  text,
  saved: 'A',
  attempts: ['A a'],
  branch: '',
});

/** Somebody types, leaves, comes back, types on and saves. */
function session() {
  for (const text of ['A b', 'A b c', 'A b c d']) {
    storeDraft(draft(text));
    expect(draftPaths()).toEqual(['content/faq/01-a.mdx']);
    expect(draftOf('content/faq/01-a.mdx')).toEqual(draft(text));
    expect(draftsAsText()).toContain(text);
  }
  forgetDraft('content/faq/01-a.mdx');
  expect(draftPaths()).toEqual([]);
  expect(draftOf('content/faq/01-a.mdx')).toBeUndefined();
}

test('a whole session loses nothing with a storage that refuses all, or is not there', () => {
  useStorage(() => true);
  session();
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  session();
});

test.each([...Array(30).keys()])('nothing is lost when call %i of a session is refused', (at) => {
  useStorage((call) => call === at);
  session();
  useStorage((call) => call >= at);
  session();
});

test('a refused text is held until it is stored, and closing the page asks meanwhile', () => {
  let isFull = true;
  useStorage(() => isFull);
  expect(storeDraft(draft('A b'))).toBe(false);
  expect(holdsUnstored(DRAFT)).toBe(true);
  isFull = false;
  expect(storeDraft(draft('A b c'))).toBe(true);
  expect(holdsUnstored(DRAFT)).toBe(false);
  expect(draftOf('content/faq/01-a.mdx')?.text).toBe('A b c');
});

test('a file that is begun twice keeps what was typed; one without changes has no draft', () => {
  useStorage(() => false);
  storeDraft(draft('A b'));
  beginFile(draft('').path, 'B');
  expect(draftOf(draft('').path)?.text).toBe('A b');
  storeDraft(draft('A'));
  expect(draftPaths()).toEqual([]);
});

test('a save that is tried twice keeps one attempt, and knows every text that the file may have', async () => {
  const prepared = preparedFile(preparedFile(draft('A b')));
  expect(prepared.attempts).toEqual(['A a', 'A b']);
  const backend = { write: vi.fn(), propose: vi.fn() };
  await saveFile(prepared, backend, 'Un titre');
  const change = { path: prepared.path, known: ['A', 'A a', 'A b'], data: 'A b' };
  expect(backend.write.mock.calls).toEqual([[[change], 'Modifier « Un titre »', prepared.branch]]);
  expect(afterSave(draft('A b c'), prepared)).toMatchObject({
    text: 'A b c',
    saved: 'A b',
    attempts: [],
  });
});

test('a text that cannot be removed does not come back', () => {
  let isBlocked = false;
  useStorage(() => isBlocked);
  writeStored('a', 'un');
  isBlocked = true;
  removeStored('a');
  expect([readStored('a'), storedKeys('a')]).toEqual([undefined, []]);
});

test('a token of this tab alone stays out of the browser', () => {
  useStorage(() => false);
  writeStored('a', 'un', true);
  expect([localStorage.getItem('a'), readStored('a')]).toEqual([null, 'un']);
});

test('a stored draft is read as it was written; one that another program has broken is none', () => {
  useStorage(() => false);
  for (const broken of ['', '{', 'null', '[]', '{"text":1,"known":[]}', '{"text":"a"}']) {
    writeStored(`${DRAFT}a`, broken);
    expect(draftOf('a')).toBeUndefined();
    expect(draftsAsText()).toContain('a');
  }
  // As browsers have it since the screen is there.
  writeStored(`${DRAFT}a`, '{"path":"a","text":"C","known":[null,"B"],"branch":"b"}');
  const read = { path: 'a', text: 'C', saved: null, attempts: ['B'], branch: 'b' };
  expect(draftOf('a')).toEqual(read);
});
