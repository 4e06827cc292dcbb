import { fieldsOf } from '../content/fields.ts';
import { type Diagnosis, type Issue, issueAt } from '../content/issue.ts';
import { onceFor } from '../content/once-for.ts';
import type { Part } from '../content/part.ts';
import { rewritten } from '../mdx/body-facts.ts';
import type { Frontmatter } from '../read/frontmatter.ts';
import type { Checking } from './checking.ts';
import { valueIssue } from './value-issue.ts';

/** An address that a body or a frontmatter holds. */
export interface Address {
  /** `web`: a field for addresses of other sites. */
  kind: 'link' | 'web' | 'picture';
  address: string;
  /** The path of the file that holds it, and its part of the content, if it is one. */
  path: string;
  part: Part | undefined;
  /** An issue at its place; the suggestion is the right address. */
  issue(diagnosis: Diagnosis): Issue;
}

const KINDS: Readonly<Record<string, Address['kind']>> = {
  lien: 'link',
  'adresse-web': 'web',
  image: 'picture',
};

/** Every address of all bodies and frontmatters. */
export const addressesIn = (checking: Checking): readonly Address[] =>
  once(checking, () => {
    const { content, frontmatters } = checking;
    const parts = new Map(content.parts.map((part) => [part.path, part]));
    return [
      ...frontmatters.flatMap((frontmatter) =>
        inFrontmatter(frontmatter, parts.get(frontmatter.path)),
      ),
      ...content.parts.flatMap((part) => inBody(part, checking)),
    ];
  });

const once = onceFor<Checking, Address[]>();

const inFrontmatter = (frontmatter: Frontmatter, part: Part | undefined): Address[] =>
  fieldsOf(frontmatter.schema, frontmatter.data).flatMap(({ path, value, help }) => {
    const kind = KINDS[help.form ?? ''];
    if (!kind || typeof value !== 'string') return [];
    const issue = (diagnosis: Diagnosis) => valueIssue(frontmatter, path, diagnosis);
    return [{ kind, address: value, path: frontmatter.path, part, issue }];
  });

const inBody = (part: Part, { factsOf }: Checking): Address[] =>
  factsOf(part).addresses.map((found) => ({
    kind: found.kind,
    address: found.address,
    path: part.path,
    part,
    issue({ suggestion: address, ...diagnosis }) {
      const suggestion = address === undefined ? undefined : rewritten(found, address);
      return issueAt(part.file, found.place, {
        ...diagnosis,
        ...(suggestion === undefined ? {} : { suggestion }),
      });
    },
  }));
