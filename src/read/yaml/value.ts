import { isError } from '../../content/issue.ts';
import { curlyFault } from './curly.ts';
import { plainFault } from './plain-value.ts';
import { quotedFault } from './quoted-value.ts';
import { signFault } from './sign-value.ts';

/** What is wrong with a value written on one line. */
export interface ValueFault {
  rule: string;
  /** Offset in the value. */
  at: number;
  message: string;
  hint: string;
  /** The value as it should stand; undefined when it cannot be known. */
  fixed?: string;
  severity?: 'warning';
}

/** A value and what its line knows. */
export interface Value {
  text: string;
  key: string;
  /** Names of the anchors (`&name`) set anywhere in the text: an alias to one of them is meant. */
  anchors: ReadonlySet<string>;
}

/** The fault of a value that stands on one line; undefined when it reads as meant. */
export function valueFault(value: Value): ValueFault | undefined {
  const first = value.text[0];
  if (first === undefined) return undefined;
  if (first === '"' || first === "'") return quotedFault(value.text);
  const curly = curlyFault(value);
  if (curly && isError(curly)) return curly;
  const fault = signFault(value) ?? (/^[[{|>&*!]/.test(first) ? undefined : plainFault(value));
  return fault && isError(fault) ? fault : (curly ?? fault);
}
