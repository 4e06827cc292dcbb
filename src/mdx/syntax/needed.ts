import type { Extension as FromMarkdown } from 'mdast-util-from-markdown';
import type { ConstructRecord, Extension } from 'micromark-util-types';

/** What a processor's parser reads texts with. */
export interface Readers {
  micromarkExtensions?: Extension[];
  fromMarkdownExtensions?: (FromMarkdown | FromMarkdown[])[];
}

/**
 * Syntax of GFM that is tried at nearly every word or line, and what a text without any of it cannot
 * hold: an e-mail address alone, looked for wherever a word begins, is a third of a parser's time.
 */
const SIGNS: Readonly<Record<string, RegExp>> = {
  emailAutolink: /@/,
  protocolAutolink: /http/i,
  wwwAutolink: /www/i,
  table: /\||:-|-:/,
};

/** What an address holds; `&` may stand for any sign. */
const ADDRESS = /[@&]|http|www/i;

/** The readers without those that find nothing in a text: the tree is the same, sooner. */
export function neededReaders(readers: Readers, text: string): Readers {
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = readers;
  const idle = new Set(Object.keys(SIGNS).filter((name) => !SIGNS[name]?.test(text)));
  return {
    micromarkExtensions: micromarkExtensions.map((one) => ({
      ...one,
      ...(one.text ? { text: without(idle, one.text) } : {}),
      ...(one.flow ? { flow: without(idle, one.flow) } : {}),
    })),
    fromMarkdownExtensions: ADDRESS.test(text)
      ? fromMarkdownExtensions
      : fromMarkdownExtensions.flat().map(withoutAddresses),
  };
}

function without(idle: ReadonlySet<string>, constructs: ConstructRecord): ConstructRecord {
  const kept = Object.entries(constructs).map(([code, found]) => [
    code,
    [found ?? []].flat().filter(({ name }) => !name || !idle.has(name)),
  ]);
  return Object.fromEntries(kept);
}

/** GFM looks for addresses twice: in the text, then through the finished tree. */
const withoutAddresses = (one: FromMarkdown): FromMarkdown =>
  one.enter && 'literalAutolink' in one.enter ? { ...one, transforms: [] } : one;
