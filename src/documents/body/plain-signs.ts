import type { Code, Construct, Extension } from 'micromark-util-types';

/** Signs of Markdown that are text between two characters that `neighbour` matches (docs/contract.md#content). */
function plainBetween(sign: number, neighbour: RegExp): Construct {
  const isNeighbour = (code: Code) => code !== null && neighbour.test(String.fromCharCode(code));
  return {
    previous: isNeighbour,
    tokenize(effects, ok, nok) {
      if (!isNeighbour(this.previous)) return nok;
      return (code) => {
        effects.enter('data');
        return next(code);
      };
      function next(code: Code) {
        if (code === sign) {
          effects.consume(code);
          return next;
        }
        effects.exit('data');
        return isNeighbour(code) ? ok(code) : nok(code);
      }
    },
  };
}

const STAR = 42;
const BACKTICK = 96;

/** micromark syntax: `10*20 cm` is no emphasis, "l`eau" no code. */
export const plainSigns: Extension = {
  text: { [STAR]: plainBetween(STAR, /\d/), [BACKTICK]: plainBetween(BACKTICK, /\p{L}/u) },
};
