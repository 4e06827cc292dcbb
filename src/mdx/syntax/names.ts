import { blocks } from '../../content/blocks.ts';
import { nearest } from '../../content/nearest.ts';
import { plain } from '../../content/text.ts';
import { isHtmlName } from './html-names.ts';

/** The names of the blocks that editors may place. */
const BLOCK_NAMES: readonly string[] = Object.keys(blocks);

const PLAIN_NAMES = new Set(BLOCK_NAMES.map(plain));

/** Whether a name is that of a block, letter for letter. */
export const isBlockName = (name: string) => Object.hasOwn(blocks, name);

/** Whether `<name` may open a tag: a capital, a word of HTML, or a block in the wrong case. */
export const opensTag = (name: string) =>
  /^\p{Lu}/u.test(name) || isHtmlName(name) || PLAIN_NAMES.has(plain(name));

/** Whether a name that ends badly was surely a tag: a block or nearly one. */
export const surelyTag = (name: string) =>
  isBlockName(name) || PLAIN_NAMES.has(plain(name)) || nearestBlock(name) !== undefined;

/** The block that was probably meant, when the name has at least four letters. */
export const nearestBlock = (name: string) =>
  name.length > 3 && name.length < 40 ? nearest(name, BLOCK_NAMES) : undefined;
