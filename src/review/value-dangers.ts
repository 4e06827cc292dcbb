import type { Sensitive } from '../content/schema/primitives.ts';
import { type Change, changeOf, type Passage } from './change.ts';
import type { ChangedFile } from './changed-files.ts';
import type { Compared } from './dangers.ts';
import {
  normalized,
  SENSITIVE_NAMES,
  type SensitiveValue,
  sensitiveValuesOf,
} from './sensitive-values.ts';

type Values = readonly SensitiveValue[];
type ValueChange = Change & { kind: Sensitive };

/** Changed sensitive values of content files, with the pages that show them. */
export function changedValues({ base, files, routesWith }: Compared): ValueChange[] {
  const onSite = keysOf(base.documents.flatMap(({ text }) => sensitiveValuesOf(text)));
  return files.flatMap((file) =>
    file.passages.flatMap((passage) => {
      const [removed, added] = changedIn(passage, file, onSite);
      return (Object.keys(SENSITIVE_NAMES) as Sensitive[]).flatMap((kind): ValueChange | [] => {
        const [before = [], after = []] = [removed, added].map((values) =>
          values.flatMap((one) => (one.kind === kind ? one.value : [])),
        );
        if (before.length + after.length === 0) return [];
        const label = passage.key === '' ? SENSITIVE_NAMES[kind] : passage.label;
        const texts = { before: before.join(', '), after: after.join(', ') };
        return { kind, ...changeOf(file.file, label, texts), routes: routesWith(before, after) };
      });
    }),
  );
}

/** Values that a passage lost and gained. A value that stands elsewhere in the file is no change, except under its own key. */
function changedIn(
  passage: Passage,
  file: ChangedFile,
  onSite: ReadonlySet<string>,
): [Values, Values] {
  const { key, watch, before, after } = passage;
  // What is written in the text of a removed page disappears with it, and the page is a danger of its own.
  if (!file.after && file.route !== null && !watch) return [[], []];
  const [old, now] = [valuesOf(before, watch), valuesOf(after, watch)];
  const without = (values: Values, others: ReadonlySet<string>) =>
    values.filter((value) => !others.has(normalized(value)));
  const removed = without(old, keysOf(now));
  const added = without(now, keysOf(old));
  if (watch || (key !== '' && before !== '' && after !== '')) return [removed, added];
  const others = [file.before, file.after].map((one) => one && keysOf(sensitiveValuesOf(one.text)));
  return [without(removed, others[1] ?? new Set()), without(added, others[0] ?? onSite)];
}

function valuesOf(text: string, kind: Sensitive | undefined): Values {
  if (kind === undefined) return sensitiveValuesOf(text);
  return text === '' ? [] : [{ kind, value: text }];
}

const keysOf = (values: Values): ReadonlySet<string> => new Set(values.map(normalized));
