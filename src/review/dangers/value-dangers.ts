import type { Sensitive } from '../../content/schema/primitives.ts';
import type { ContentValue } from '../content-values.ts';
import { earlierFiles, earlierPages } from '../page-moves.ts';
import { SENSITIVE_NAMES, type SensitiveValue } from '../page-snapshot.ts';
import { normalized } from '../sensitive-values.ts';
import type { ComparedSites, Danger } from './danger.ts';

/** A changed sensitive value (amount, telephone, e-mail…). */
type ValueDanger = Danger & { kind: Sensitive };
type Values = readonly SensitiveValue[];

/** Sensitive values changed in content files, with the routes that show them, then changes found only in built pages. */
export function valueDangers(compared: ComparedSites): Danger[] {
  const dangers = new Map(contentDangers(compared).map((one) => [JSON.stringify(one), one]));
  for (const { route, removed, added } of pageValueChanges(compared)) {
    const shows = ({ kind, before, after }: ValueDanger) =>
      (!before || includes(removed, { kind, value: before })) &&
      (!after || includes(added, { kind, value: after }));
    const reported = [...dangers.values()].filter((danger) => danger.file && shows(danger));
    for (const { routes } of reported) routes.push(route);
    const isNew = (side: 'before' | 'after') => (one: SensitiveValue) =>
      !reported.some(({ kind, [side]: value }) => includes([one], { kind, value }));
    const left = [removed.filter(isNew('before')), added.filter(isNew('after'))] as const;
    for (const danger of pageDangers(...left)) {
      // Pages with the same changed values are reported as one danger with several routes.
      const key = JSON.stringify(danger);
      const same = dangers.get(key) ?? danger;
      same.routes.push(route);
      dangers.set(key, same);
    }
  }
  return [...dangers.values()];
}

/** Values of content files that changed under the same key; a renamed file counts as the same file. */
function contentDangers({ base, head, moves }: ComparedSites): ValueDanger[] {
  const files = earlierFiles(base, head, moves);
  const id = ({ file, key }: ContentValue) => `${files.get(file) ?? file} ${key}`;
  const old = new Map(base.sensitiveValues.map((value) => [id(value), value]));
  const now = new Map(head.sensitiveValues.map((value) => [id(value), value]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const before = old.get(key);
    const after = now.get(key);
    const value = after ?? before;
    if (!value || (before && after && normalized(before) === normalized(after))) return [];
    const { kind, label, file } = value;
    return [
      { kind, label, file, before: before?.value ?? '', after: after?.value ?? '', routes: [] },
    ];
  });
}

/** Sensitive values removed from and added to each page. For a new page: values that no page of the old site contains. */
function pageValueChanges({ base, head, moves }: ComparedSites) {
  const earlier = earlierPages(base, moves);
  const keysOf = (values: Values) => new Set(values.map(normalized));
  const everywhere = keysOf([...base.pages.values()].flatMap((page) => page.sensitiveValues));
  return [...head.pages.values()].map(({ route, sensitiveValues }) => {
    const old = earlier(route)?.sensitiveValues;
    const without = (values: Values, keys: ReadonlySet<string>) =>
      values.filter((value) => !keys.has(normalized(value)));
    const [before, now] = [old ? keysOf(old) : everywhere, keysOf(sensitiveValues)];
    return { route, removed: without(old ?? [], now), added: without(sensitiveValues, before) };
  });
}

/** Changes of one page, as one danger for each kind of value. */
const pageDangers = (removed: Values, added: Values): ValueDanger[] =>
  (Object.keys(SENSITIVE_NAMES) as Sensitive[]).flatMap((kind) => {
    const join = (values: Values) =>
      values.flatMap((one) => (one.kind === kind ? one.value : [])).join(', ');
    const [before, after] = [join(removed), join(added)];
    if (!before && !after) return [];
    return { kind, label: SENSITIVE_NAMES[kind], file: '', before, after, routes: [] };
  });

/** Compares values without their kinds: the number for donations is `argent` in `site.yml`, `telephone` on a page. */
const includes = (values: Values, value: SensitiveValue) =>
  values.some((one) => normalized(one) === normalized(value));
