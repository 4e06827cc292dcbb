import { blockSpec } from '../../content/blocks.ts';
import type { Tag, TagAttribute } from './tag.ts';

/**
 * The properties of a block's tag, where the words behind a value without quotes belong to it:
 * `label=Me contacter` is one value, told of once. The name of another property stays one.
 */
export function withBareWords({ name, attributes }: Tag): TagAttribute[] {
  const spec = blockSpec(name);
  if (!spec) return attributes;
  const joined: TagAttribute[] = [];
  for (const attribute of attributes) {
    const last = joined.at(-1);
    const isWord = attribute.value === undefined && !Object.hasOwn(spec.props, attribute.name);
    if (last?.value?.kind !== 'bare' || !isWord) {
      joined.push(attribute);
      continue;
    }
    const value = { ...last.value, text: `${last.value.text} ${attribute.name}` };
    joined[joined.length - 1] = { ...last, end: attribute.end, value };
  }
  return joined;
}
