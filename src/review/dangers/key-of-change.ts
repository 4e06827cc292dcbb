import { comparable } from '../facts-of-page.ts';
import type { FactDanger } from './danger.ts';

/** The donation number is money in the settings and a telephone on the page: one change. */
export function keyOfChange({
  kind,
  before,
  after,
}: Pick<FactDanger, 'kind' | 'before' | 'after'>): string {
  const side = (value: string) => {
    const bare = value.replace(/^(mailto|tel):/i, '');
    return bare && comparable({ kind: isPhone(bare) ? 'telephone' : kind, value: bare });
  };
  return `${side(before)} -> ${side(after)}`;
}

const isPhone = (value: string) => /^\+?\d[\d\s\u00a0\u202f.-]{7,}$/.test(value);
