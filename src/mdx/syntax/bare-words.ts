import { type BlockSpec, blocks } from '../../content/blocks.ts';
import { isBlockName } from './names.ts';
import type { Tag, TagAttribute } from './tag.ts';

/**
 * The properties of a block's tag, where the words behind a value without quotes belong to it:
 * `label=Me contacter` is one value, told of once. The name of another property stays one.
 */
export function withBareWords({ name, attributes }: Tag): TagAttribute[] {
  if (!isBlockName(name)) return attributes;
  const { props }: BlockSpec = blocks[name as keyof typeof blocks];
  const joined: TagAttribute[] = [];
  for (const attribute of attributes) {
    const last = joined.at(-1);
    const isWord = attribute.value === undefined && !Object.hasOwn(props, attribute.name);
    if (last?.value?.kind !== 'bare' || !isWord) {
      joined.push(attribute);
      continue;
    }
    const value = { ...last.value, text: `${last.value.text} ${attribute.name}` };
    joined[joined.length - 1] = { ...last, end: attribute.end, value };
  }
  return joined;
}
