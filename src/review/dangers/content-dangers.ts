import type { ContentFact } from '../content-facts.ts';
import { comparable } from '../facts-of-page.ts';
import type { FactDanger, Sides } from './danger.ts';

/** Values by their place; a file that only has another name (`files`: new -> old) holds the same places. */
export function contentDangers(
  { base, head }: Sides<ContentFact[]>,
  files: ReadonlyMap<string, string>,
): FactDanger[] {
  const id = ({ file, key }: ContentFact) => `${files.get(file) ?? file} ${key}`;
  const old = new Map(base.map((fact) => [id(fact), fact]));
  const now = new Map(head.map((fact) => [id(fact), fact]));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const before = old.get(key);
    const after = now.get(key);
    const fact = after ?? before;
    if (!fact || (before && after && comparable(before) === comparable(after))) return [];
    const { kind, label, file } = fact;
    return [
      { kind, label, file, before: before?.value ?? '', after: after?.value ?? '', routes: [] },
    ];
  });
}
