import type { Link, PhrasingContent, Root, Text } from 'mdast';
import type { Construct } from 'micromark-util-types';
import type { Processor } from 'unified';
import { decodeEntities } from './block-elements.ts';
import { nodesOf } from './nodes-of.ts';

/**
 * Remark plugin, used after `remark-gfm`: bare addresses (URLs without `[words](…)`) are found while parsing alone, so that each
 * node has its position; one with `www.` also behind a quotation mark.
 */
export function remarkAddresses(this: Processor): void {
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = this.data();
  for (const { text = {} } of micromarkExtensions)
    for (const [code, constructs = []] of Object.entries(text))
      text[Number(code)] = [constructs].flat().map(behindQuotes);
  for (const extension of fromMarkdownExtensions.flat()) extension.transforms = [];
}

const behindQuotes = (construct: Construct): Construct =>
  construct.name === 'wwwAutolink'
    ? {
        ...construct,
        previous: (code) => code === null || /[^\p{L}\p{N}/.@-]/u.test(String.fromCharCode(code)),
        tokenize(effects, ok, nok) {
          // As at the start of a text, where GFM, too, accepts it.
          const context = Object.assign(Object.create(this), { previous: null });
          return construct.tokenize.call(context, effects, ok, nok);
        },
      }
    : construct;

/** Characters that end a bare address: quotation marks, apostrophes, `…`, dashes, brackets, no-break spaces. */
const END = /[«»‹›“”„‘’…–—[\]\u00a0\u202f\u2009]/;

/** Ends bare addresses before French punctuation, which the GFM parser wrongly adds to the link: `https://a.fr».`. Changes the tree. */
export function endAddresses(tree: Root): void {
  for (const parent of nodesOf(tree))
    if ('children' in parent && parent.children.some(({ type }) => type === 'link'))
      parent.children = parent.children.flatMap((node) =>
        node.type === 'link' ? ended(node) : [node as PhrasingContent],
      ) as typeof parent.children & [];
}

/** A link and the text behind its address, which is empty for a link with words. */
function ended(link: Link): PhrasingContent[] {
  const [text] = link.children;
  const { start, end } = link.position ?? {};
  const isBare = text?.type === 'text' && text.position?.start.offset === start?.offset;
  const at = isBare ? text.value.search(END) : -1;
  if (at < 0 || text?.type !== 'text' || !start || !end) return [link];
  const value = text.value
    .slice(0, at)
    .replace(/(?:&[a-z\d]{1,32};|[?!.,:;*_~'"])+$/i, '')
    .replace(/^([^(]*)\)$/, '$1');
  const { length } = value;
  const middle = { ...start, column: start.column + length, offset: (start.offset ?? 0) + length };
  const position = { start, end: middle };
  const words: Text = { type: 'text', value, position };
  const tail = text.value.slice(length);
  return [
    // `www` alone is no address.
    value.includes('.')
      ? { ...link, position, url: link.url.slice(0, -tail.length), children: [words] }
      : words,
    { type: 'text', value: decodeEntities(tail), position: { start: middle, end } },
  ];
}
