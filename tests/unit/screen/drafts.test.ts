import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
import { holdsUnstored, writeStored } from '../../../src/screen/storage.ts';

const PATH = 'content/faq/01-a.mdx';

beforeEach(() => void vi.stubGlobal('localStorage', null));
afterEach(() => {
  for (const path of draftPaths()) forgetDraft(path);
  vi.unstubAllGlobals();
});

const draft = (text: string): EditedFile => ({
  path: PATH,
  text,
  saved: 'A',
  attempts: ['A a'],
  branch: '',
});

test('where a browser stores nothing, what is typed is kept until the page is closed', () => {
  storeDraft(draft('A b'));
  storeDraft({ ...draft('B'), path: 'content/faq/02-b.mdx' });
  expect([draftPaths(), draftOf(PATH)]).toEqual([[PATH, 'content/faq/02-b.mdx'], draft('A b')]);
  storeDraft({ ...draft('A'), path: 'content/faq/02-b.mdx' });
  expect([draftPaths(), holdsUnstored(DRAFT)]).toEqual([[PATH], true]);
  storeDraft(draft('A'));
  expect([draftPaths(), holdsUnstored(DRAFT)]).toEqual([[], false]);
});

test('a file that is begun twice keeps what was typed', () => {
  beginFile(PATH, 'B');
  expect(draftOf(PATH)).toEqual({ ...draft('B'), saved: null, attempts: [] });
  storeDraft(draft('A b'));
  beginFile(PATH, 'B');
  expect(draftOf(PATH)).toEqual(draft('A b'));
});

test('a save that is tried twice keeps one attempt, and knows every text that the file may have', async () => {
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => [] }) });
  const prepared = preparedFile(preparedFile(draft('A b')));
  expect(prepared.attempts).toEqual(['A a', 'A b']);
  const backend = { write: vi.fn(), propose: vi.fn() };
  await saveFile(prepared, backend, 'Un titre');
  const change = { path: prepared.path, known: ['A', 'A a', 'A b'], data: 'A b' };
  expect(backend.write.mock.calls).toEqual([[[change], 'Modifier « Un titre »', prepared.branch]]);
  const typedOn = { ...draft('A b c'), saved: 'A b', attempts: [] };
  expect(afterSave(draft('A b c'), prepared)).toEqual(typedOn);
});

test('a stored draft is read as it was written; one that another program has broken is none', () => {
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
