import type { Code, Construct, State, Tokenizer } from 'micromark-util-types';
import { lineEnd } from './line-end.ts';
import { surelyTag } from './names.ts';
import { TagScanner } from './scan-tag.ts';
import { isLineEnd, mayTry, nowhere, signOf } from './signs.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    blockTag: 'blockTag';
    blockTagBroken: 'blockTagBroken';
    blockTagText: 'blockTagText';
  }
}

/**
 * A tag or a comment that ends: `<Name …>`, `</Name>`, `<Name … />`, `<!-- … -->`. What cannot be a tag stays text
 * (`<3`, `a < b`, `<https://…>`), so that nothing an editor types breaks the page.
 */
const whole: Tokenizer = function (effects, ok, nok) {
  const scanner = new TagScanner();
  const { parser, now } = this;
  return start;

  function start(code: Code): State | undefined {
    if (!mayTry(parser, 'blockTag')) return nok(code);
    effects.enter('blockTag');
    effects.enter('blockTagText');
    return inside(code);
  }

  function inside(code: Code): State | undefined {
    if (code === null) return fail(code);
    if (isLineEnd(code)) {
      if (scanner.step('\n') !== 'more') return fail(code);
      effects.exit('blockTagText');
      return endLine(code);
    }
    const verdict = code === nowhere ? 'more' : scanner.step(signOf(code));
    if (verdict === 'broken') return fail(code);
    if (verdict === 'text' || (scanner.isComment && !mayTry(parser, 'comment'))) return nok(code);
    effects.consume(code);
    if (verdict === 'more') return inside;
    effects.exit('blockTagText');
    effects.exit('blockTag');
    return ok;
  }

  function endLine(code: NonNullable<Code>): State {
    effects.enter('lineEnding');
    effects.consume(code);
    effects.exit('lineEnding');
    return nextLine;
  }

  /** Neither leaps out of the list or quotation that holds it, and a tag not over a blank line. */
  function nextLine(code: Code): State | undefined {
    if (code === null || parser.lazy[now().line]) return fail(code);
    if (isLineEnd(code)) return scanner.isComment ? endLine(code) : fail(code);
    effects.enter('blockTagText');
    return inside(code);
  }

  function fail(code: Code): State | undefined {
    mayTry(parser, scanner.isComment ? 'comment' : 'blockTag', 1);
    return nok(code);
  }
};

/** The rest of the line after `<!--` or a block's name, when it never ends: kept for the report. */
const broken: Tokenizer = (effects, ok, nok) => {
  const scanner = new TagScanner();
  return (code) => {
    effects.enter('blockTagBroken');
    effects.enter('blockTagText');
    return inside(code);
  };

  function inside(code: Code): State | undefined {
    const ends = code === null || isLineEnd(code);
    const verdict = ends
      ? scanner.step('\n')
      : code === nowhere
        ? 'more'
        : scanner.step(signOf(code));
    if (verdict === 'text') return nok(code);
    if (ends || verdict === 'broken') {
      if (!scanner.isComment && !surelyTag(scanner.tag.name)) return nok(code);
      effects.exit('blockTagText');
      effects.exit('blockTagBroken');
      return ok(code);
    }
    effects.consume(code);
    return inside;
  }
};

const tag: Construct = { name: 'blockTag', tokenize: whole };
const brokenTag: Construct = { name: 'blockTagBroken', tokenize: broken };

/** A tag among words. */
export const tagInText: Construct = {
  name: 'blockTagInText',
  tokenize(effects, ok, nok) {
    return effects.attempt(tag, ok, effects.attempt(brokenTag, ok, nok));
  },
};

/** A line, or several, that hold nothing but tags. */
export const tagInFlow: Construct = {
  name: 'blockTagInFlow',
  concrete: true,
  tokenize(effects, ok, nok) {
    return start;

    function start(code: Code): State | undefined {
      const after = lineEnd(effects, ok, nok, start);
      return effects.attempt(tag, after, effects.attempt(brokenTag, after, nok))(code);
    }
  },
};
