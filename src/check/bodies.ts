import type { Issue } from '../content/issue.ts';
import type { Part } from '../content/part.ts';
import type { Fault } from '../mdx/fault.ts';
import { type BodyReading, readBody } from '../mdx/read-body.ts';
import type { Reading } from '../read/content.ts';

const read = new WeakMap<Part, BodyReading>();

/** The body of a part, parsed once for all rules, and once for all checks of the same bytes. */
export function bodyOf(part: Part, { heads }: Reading): BodyReading {
  const known = read.get(part);
  if (known) return known;
  const data = heads.find(({ file }) => file === part.file)?.data;
  const body = readBody({ text: part.text, path: part.path, bodyLine: part.bodyLine, data });
  read.set(part, body);
  return body;
}

/** A fault of a body as an issue of its file. */
export const inFile = (part: Part, fault: Fault): Issue => ({ ...fault, file: part.file });
