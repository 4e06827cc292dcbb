import { typeset } from './typeset.ts';
import { FORMED_KEYS } from './value-keys.ts';

const ADDRESS = /^(?:https?:|mailto:|tel:|\/|#)\S*$/;
const NUMBER_TO_DIAL = /^\+?\d[\d .\u00a0\u202f-]*$/;

/**
 * A copy of plain data with every text typeset, but for the keys that hold names, addresses or numbers to dial; the data
 * of a page in another language (`lang`) stays as it is written.
 */
export function typesetData<T>(value: T, key = ''): T {
  if (typeof value === 'string') return typesetValue(value, key) as T;
  if (Array.isArray(value)) return value.map((item) => typesetData(item, key)) as T;
  if (value !== null && typeof value === 'object') {
    if ('lang' in value && value.lang !== 'fr') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, typesetData(inner, name)]),
    ) as T;
  }
  return value;
}

function typesetValue(value: string, key: string): string {
  const isName = FORMED_KEYS.has(key) && (!/\s/.test(value) || NUMBER_TO_DIAL.test(value));
  return isName || ADDRESS.test(value) ? value : typeset(value);
}
