import { readKeys } from '../documents/read-keys.ts';
import { type PageParts, readPage } from '../documents/read-page.ts';
import { titleIn } from '../model/document.ts';
import { kinds } from '../site/kinds/index.ts';
import { memoizeByKey } from '../values/memoize.ts';
import { isMap, valueAt } from '../values/paths.ts';
import type { StoredFile } from './backends/backend.ts';
import { recordOf, singleTitle } from './collections.ts';
import type { EditedFile } from './edited-file.ts';
import { isEditable } from './yaml-edits.ts';

/** A file as the site reads it; a file of data is all YAML. */
export interface FileReading extends PageParts {
  /** What fields show and edit; undefined for a file that is edited whole. */
  values: object | undefined;
  /** Title of a text, or the French name of a single file. */
  title: string;
  isDraft: boolean;
}

const cachedReading = memoizeByKey<StoredFile, FileReading>();

/** Reads a file; its result is kept with the object. A fault of the reader leaves the whole text to edit. */
export const readFile = (file: StoredFile): FileReading =>
  cachedReading(file, () => {
    try {
      return reading(file);
    } catch {
      const parts = { head: '', yaml: '', tail: '', body: file.text ?? '' };
      return { ...parts, values: undefined, title: nameIn(file.path), isDraft: false };
    }
  });

/** Name of a file whose title is not known. */
const nameIn = (path: string) => path.replace(/^content\/[^/]+\/|\.\w+$/g, '');

function reading({ path, text = '' }: StoredFile): FileReading {
  const { kind, schema } = recordOf(path);
  const parts = kind
    ? // Fields show what a file says, and not what follows from it.
      readPage(text, { ...kinds[kind], completed: (data) => data }, path)
    : {
        ...{ head: '', yaml: text, tail: '', body: '' },
        keys: readKeys({ text, lines: text.split('\n'), first: 1, schema }),
        diagnoses: [],
      };
  const { head, yaml, tail, body, keys, diagnoses } = parts;
  const data = keys.data ?? {};
  const areFencesRight = diagnoses.every((one) => keys.diagnoses.includes(one));
  return {
    ...{ head, yaml, tail, body },
    values: areFencesRight && isMap(data) && isEditable(yaml) ? data : undefined,
    title: singleTitle(path) ?? (titleIn({ kind }, keys.data) || nameIn(path)),
    isDraft: valueAt(keys.data, ['draft']) === true,
  };
}

/** The file with a changed part: its YAML, or the text below. */
export function withPart(
  file: EditedFile,
  part: 'yaml' | 'body',
  change: (text: string) => string,
): EditedFile {
  const parts = { ...readFile(file) };
  parts[part] = change(parts[part]);
  const { head, yaml, tail, body } = parts;
  return { ...file, text: head + yaml + tail + body };
}
