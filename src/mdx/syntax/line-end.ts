import type { Code, Effects, State } from 'micromark-util-types';
import { isLineEnd } from './signs.ts';

const isSpace = (code: Code) => code === -2 || code === -1 || code === 32;

/** Goes on when nothing but blanks follows on the line, or when `again` accepts the next sign. */
export function lineEnd(effects: Effects, ok: State, nok: State, again?: State): State {
  return after;

  function after(code: Code): State | undefined {
    if (code === 60 && again) return again(code);
    if (code === null || isLineEnd(code)) return ok(code);
    if (!isSpace(code)) return nok(code);
    effects.enter('whitespace');
    return blanks(code);
  }

  function blanks(code: Code): State | undefined {
    if (isSpace(code)) {
      effects.consume(code);
      return blanks;
    }
    effects.exit('whitespace');
    return after(code);
  }
}
