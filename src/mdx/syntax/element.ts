import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { TagNames } from '../../content/blocks/tag-names.ts';
import type { LocatedDiagnosis } from '../../values/issue.ts';
import { withoutHiddenCharacters } from '../../values/text.ts';
import { type BlockTag, positionInTag } from './block-tag.ts';
import { readTag, type Tag, type TagAttribute } from './read-tag.ts';
import { notData, tagDiagnoses } from './tag-diagnoses.ts';
import { decodeEntities, programOf, readValue } from './tag-values.ts';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    unsure?: boolean;
  }
  interface MdxJsxTextElementData {
    unsure?: boolean;
  }
}

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Parses a tag node: the tag, a tree element with the valid properties, and diagnoses of syntax errors (`found`). */
export function elementOf(
  node: BlockTag,
  inText: boolean,
  names: TagNames,
): { tag: Tag; element: Element; found: LocatedDiagnosis[] } {
  const tag = readTag(node.value, names) ?? NO_TAG;
  const type = inText ? 'mdxJsxTextElement' : 'mdxJsxFlowElement';
  const element: Element = { type, name: tag.name, attributes: [], children: [] };
  if (node.position) element.position = node.position;
  const found = tagDiagnoses(tag, node.value, names);
  for (const attribute of tag.attributes) {
    const property = readProperty(node, attribute);
    if (property) element.attributes.push(property);
    else if (!names.isRefused(tag.name) && tag.end !== undefined)
      found.push({ at: attribute.at, ...notData(attribute, names) });
  }
  // `unsure`: later rules report nothing about a tag that already has a syntax error.
  if (found.length > 0) element.data = { unsure: true };
  return { tag, element, found };
}

const NO_TAG: Tag = { name: '', closing: false, selfClosing: true, attributes: [] };

/** A property of a tag; undefined when its braces contain code: `{1 + 1}`. */
function readProperty(node: BlockTag, attribute: TagAttribute): MdxJsxAttribute | undefined {
  const { name, value } = attribute;
  if (name === '') return undefined;
  const position = {
    start: positionInTag(node, attribute.at),
    end: positionInTag(node, attribute.end),
  };
  const property: MdxJsxAttribute = { type: 'mdxJsxAttribute', name, value: null, position };
  if (value === undefined) return property;
  if (value.kind !== 'braces') {
    return { ...property, value: decodeEntities(value.text.replace(/\s*\n\s*/g, ' ').trim()) };
  }
  const source = withoutHiddenCharacters(value.text).trim();
  const read = readValue(source);
  if (!read) return undefined;
  if (typeof read === 'string') return { ...property, value: read };
  return {
    ...property,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: source,
      data: { estree: programOf(read) },
    },
  };
}
