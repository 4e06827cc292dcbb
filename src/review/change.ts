import type { Document } from '../model/document.ts';
import type { Sensitive } from '../site/schema/fields.ts';

/** One value of the frontmatter or of a YAML file, one passage of a body, or one fact of a file, as plain text. */
export interface Leaf {
  /** Path of keys: `budgetLines/Impression/amount`. Items of lists have names, not numbers, which a new item would change; empty in a body. */
  key: string;
  /** French name with the keys: `Montant (budgetLines.Impression.amount)`; empty for text of a body. */
  label: string;
  text: string;
  /** Kind of sensitive value, from the schema. */
  watch?: Sensitive | undefined;
  /** In a list whose published lines must not change, such as `receipts`. */
  isAppendOnly?: boolean;
  /** 1 to 6 for a heading of a body. */
  heading?: number;
  /** Heading above a passage of a body. */
  under?: string;
  /** Plain text of the link whose address this is. */
  words?: string;
}

/** A leaf that differs; `before` or `after` is empty when it was added or removed. */
export interface Change extends Omit<Leaf, 'text'> {
  before: string;
  after: string;
}

/** A file with its changes: an entry of the comment. */
export interface ChangedFile {
  title: string;
  /** Path in the repository. */
  file: string;
  /** Route of the page that shows the file; null for a file of the whole site. */
  route: string | null;
  /** Routes of the pages that show the change. */
  routes: readonly string[];
  changes: readonly Change[];
  before?: Document | undefined;
  after?: Document | undefined;
  /** Whether a page that shows it names a number to which money is sent. */
  takesMoney?: boolean;
  /** Whether the comment has one line for all its changes. */
  isShort?: boolean;
}
