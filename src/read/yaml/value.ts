import { isError } from '../../content/issue.ts';
import { bracketFault } from './brackets.ts';
import { curlyFault } from './curly.ts';
import { colonFault, commentFault, hashFault, unopenedFault } from './plain-value.ts';
import { quotedFault } from './quoted-value.ts';
import { signFault } from './sign-value.ts';
import type { Value, ValueFault } from './value-fault.ts';

/** What is looked for in a value without quotes, in this order. */
const FIRST_SIGN_RULES = [signFault, bracketFault];
const TEXT_RULES = [colonFault, hashFault, commentFault, unopenedFault];

/** The fault of a value that stands on one line; undefined when it reads as meant. */
export function valueFault(value: Value): ValueFault | undefined {
  if (value.text === '') return undefined;
  if (/^["']/.test(value.text)) return quotedFault(value.text);
  const curly = curlyFault(value);
  if (curly && isError(curly)) return curly;
  const isText = !/^[[{|>&*!]/.test(value.text);
  for (const rule of [...FIRST_SIGN_RULES, ...(isText ? TEXT_RULES : [])]) {
    const fault = rule(value);
    if (fault) return isError(fault) ? fault : (curly ?? fault);
  }
  return curly;
}
