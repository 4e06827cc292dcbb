import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { withoutHiddenSigns } from '../../content/text.ts';
import { type Fault, short, wrong } from '../fault.ts';
import { decodeEntities } from './entities.ts';
import { programOf, readValue } from './expression.ts';
import { isHtmlName } from './html-names.ts';
import { isBlockName, surelyTag } from './names.ts';
import { placeInTag } from './place-in-tag.ts';
import type { TagScanner } from './scan-tag.ts';
import type { Tag, TagAttribute } from './tag.ts';
import { tagFaults } from './tag-faults.ts';
import type { BlockTag } from './tag-nodes.ts';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    unsure?: boolean;
  }
  interface MdxJsxTextElementData {
    unsure?: boolean;
  }
}

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a name is refused as HTML, so that nothing else need be said of its tag. */
export const isRefusedHtml = (name: string) => isHtmlName(name) && !isBlockName(name);

/** Whether a tag is words between chevrons, such as `<Prénom Nom>`: no block was meant. */
const isPlaceholder = ({ name, selfClosing, attributes }: Tag) =>
  !surelyTag(name) && !selfClosing && attributes.every(({ value }) => value === undefined);

/** The element that a tag opens, with only the properties that are safe, and its faults. */
export function elementOf(
  node: BlockTag,
  scanner: TagScanner,
): { element: Element; faults: Fault[] } {
  const html = isRefusedHtml(scanner.tag.name);
  const faults = html || isPlaceholder(scanner.tag) ? [] : tagFaults(node, scanner);
  const attributes: MdxJsxAttribute[] = [];
  for (const attribute of scanner.tag.attributes) {
    const made = property(node, attribute);
    if (made) attributes.push(made);
    else if (!html && !node.broken) faults.push(refused(node, attribute));
  }
  const type = node.alone ? 'mdxJsxFlowElement' : 'mdxJsxTextElement';
  const element: Element = { type, name: scanner.tag.name, attributes, children: [] };
  if (node.position) element.position = node.position;
  // Nothing more is said of the properties of a tag that is badly written.
  if (faults.length > 0) element.data = { unsure: true };
  return { element, faults };
}

/** A property that is data; undefined when its braces hold anything else. */
function property(node: BlockTag, attribute: TagAttribute): MdxJsxAttribute | undefined {
  const { name, value } = attribute;
  if (name === '') return undefined;
  const position = { start: placeInTag(node, attribute.at), end: placeInTag(node, attribute.end) };
  const made: MdxJsxAttribute = { type: 'mdxJsxAttribute', name, value: null, position };
  if (value === undefined) return made;
  if (value.kind !== 'braces') {
    // A quote in a value without its quotes is told by itself: the address that it spoils is not told too.
    const text = value.kind === 'bare' ? value.text.replace(/["“”«»]/g, '') : value.text;
    return { ...made, value: decodeEntities(text.replace(/\s*\n\s*/g, ' ').trim()) };
  }
  const read = readValue(withoutHiddenSigns(value.text));
  if (!read) return undefined;
  if (read.kind === 'text') return { ...made, value: read.value };
  return {
    ...made,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: withoutHiddenSigns(value.text).trim(),
      data: { estree: programOf(read) },
    },
  };
}

function refused(node: BlockTag, attribute: TagAttribute): Fault {
  const source = short(attribute.value?.text ?? '', 40);
  const place = placeInTag(node, attribute.at);
  if (attribute.name === '') {
    return wrong(place, {
      rule: 'code-interdit',
      message: `Cette balise contient « {${source}} » sans nom de propriété.`,
      hint: 'Écrivez le nom, le signe égal, puis la valeur. Exemple : items={frontmatter.timeline}',
    });
  }
  const list = /^\s*([A-Za-z]\w*)\s*$/.exec(attribute.value?.text ?? '')?.[1];
  return wrong(place, {
    rule: 'code-interdit',
    message: `La propriété « ${attribute.name} » contient du code : « {${source}} ». Une page ne peut contenir que du texte.`,
    hint: 'Écrivez une valeur entre guillemets, ou le nom d’une liste écrite en haut du fichier. Exemple : items={frontmatter.timeline}',
    ...(list && list !== 'frontmatter'
      ? { suggestion: `${attribute.name}={frontmatter.${list}}` }
      : {}),
  });
}
