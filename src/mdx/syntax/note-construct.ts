import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types';
import { lineEnd } from './line-end.ts';
import { isLineEnd, mayTry } from './signs.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    note: 'note';
    noteOpen: 'noteOpen';
    noteText: 'noteText';
  }
}

const OPENING = '<!--';

/** `<!-- … -->`: left out of the page, also over several lines. */
function readNote(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const { parser, now } = this;
  let read = 0;
  let dashes = 0;
  return start;

  function start(code: Code): State | undefined {
    if (!mayTry(parser, 'note')) return nok(code);
    effects.enter('note');
    effects.enter('noteText');
    return opening(code);
  }

  function opening(code: Code): State | undefined {
    if (code !== OPENING.charCodeAt(read)) return nok(code);
    effects.consume(code);
    read++;
    return read < OPENING.length ? opening : inside;
  }

  function inside(code: Code): State | undefined {
    if (code === null) return fail(code);
    if (isLineEnd(code)) return endLine(code);
    const ends = code === 62 && dashes > 1;
    dashes = code === 45 ? dashes + 1 : 0;
    effects.consume(code);
    if (!ends) return inside;
    effects.exit('noteText');
    effects.exit('note');
    return ok;
  }

  function endLine(code: Code): State | undefined {
    dashes = 0;
    effects.exit('noteText');
    effects.enter('lineEnding');
    effects.consume(code);
    effects.exit('lineEnding');
    return nextLine;
  }

  function nextLine(code: Code): State | undefined {
    if (code === null || parser.lazy[now().line]) return fail(code);
    if (isLineEnd(code)) {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return nextLine;
    }
    effects.enter('noteText');
    return inside(code);
  }

  function fail(code: Code): State | undefined {
    mayTry(parser, 'note', 1);
    return nok(code);
  }
}

const note: Construct = { name: 'note', tokenize: readNote };

/** A `<!--` that nothing closes, to the end of its line: kept apart so that the report can point at it. */
const openNote: Construct = {
  name: 'noteOpen',
  tokenize(effects, ok, nok) {
    let read = 0;
    return (code) => {
      effects.enter('noteOpen');
      effects.enter('noteText');
      return inside(code);
    };

    function inside(code: Code): State | undefined {
      if (read < OPENING.length) {
        if (code !== OPENING.charCodeAt(read)) return nok(code);
        read++;
      } else if (code === null || isLineEnd(code)) {
        effects.exit('noteText');
        effects.exit('noteOpen');
        return ok(code);
      }
      effects.consume(code);
      return inside;
    }
  },
};

/** A note among words. */
export const noteInText: Construct = {
  name: 'noteInText',
  tokenize(effects, ok, nok) {
    return effects.attempt(note, ok, effects.attempt(openNote, ok, nok));
  },
};

/** A note on its own lines. */
export const noteInFlow: Construct = {
  name: 'noteInFlow',
  concrete: true,
  tokenize(effects, ok, nok) {
    return effects.attempt(note, lineEnd(effects, ok, nok), nok);
  },
};
