import { htmlFlow, htmlText } from 'micromark-core-commonmark';
import type { Code, Construct, Extension, State } from 'micromark-util-types';
import { opensTag } from '../../site/blocks/tag-names.ts';

const LESS_THAN = 60;
const EXCLAMATION = 33;
const DASH = 45;

const isLineEnd = (code: Code) => code === null || code < -2;
const isSpace = (code: Code) => code === -2 || code === -1 || code === 32;

/** The first characters of a comment; other tags are no comments. */
const commentStart: Construct = {
  partial: true,
  tokenize: (effects, ok, nok) => (code) => {
    effects.enter('whitespace');
    effects.consume(code);
    return (next) => {
      if (next !== EXCLAMATION) return nok(next);
      effects.consume(next);
      effects.exit('whitespace');
      return (last) => (last === DASH ? ok(last) : nok(last));
    };
  },
};

/** By document, the end of a comment with text behind it: comments before it are not searched again, so many of them take linear time. */
const searched = new WeakMap<object, number>();

/** Lines of one comment, with nothing behind its `-->`, blank lines too. Unclosed, it takes the rest of the text. */
const commentLines: Construct = {
  ...htmlFlow,
  name: 'commentLines',
  // CommonMark's own counts the blanks before a comment to it.
  resolveTo: (events) => events,
  tokenize(effects, ok, nok) {
    const { interrupt, now, parser, sliceSerialize } = this;
    const start = now();
    if (start.offset < (searched.get(parser) ?? 0)) return nok;
    return effects.check(commentStart, htmlFlow.tokenize.call(this, effects, after, nok), nok);

    function after(code: Code): State | undefined {
      const [, behind = ''] = sliceSerialize({ start, end: now() }).split(/-->(.*)/s);
      if (interrupt || behind.trim() === '') return ok(code);
      searched.set(parser, now().offset);
      return nok(code);
    }
  },
};

/** A tag as in a sentence, which ends before a blank line. */
const tag: Construct = {
  ...htmlText,
  name: 'tag',
  concrete: true,
  tokenize(effects, ok, nok) {
    let isBlankLine = false;
    let isDone = false;
    const end = (state: State) => (code: Code) => {
      isDone = true;
      return state(code);
    };
    const within = (state: State) => (code: Code) => {
      if (isBlankLine && isLineEnd(code)) return nok(code);
      isBlankLine = isLineEnd(code) || (isBlankLine && isSpace(code));
      const next = state(code);
      return next && !isDone ? within(next) : next;
    };
    return within(htmlText.tokenize.call(this, effects, end(ok), end(nok)));
  },
};

/** A line of tags, or the lines of one tag. It ends a paragraph, and the lines below are Markdown. */
const tagLine: Construct = {
  name: 'tagLine',
  concrete: true,
  tokenize(effects, ok, nok) {
    const { now, parser, sliceSerialize } = this;
    const start = now();
    return effects.check(commentStart, nok, nextTag);

    function nextTag(code: Code): State | undefined {
      return effects.attempt(tag, afterTag, nok)(code);
    }

    function afterTag(code: Code): State | undefined {
      if (isLineEnd(code))
        return isTag(sliceSerialize({ start, end: now() })) && !isLazy() ? ok(code) : nok(code);
      if (code === LESS_THAN) return nextTag(code);
      if (!isSpace(code)) return nok(code);
      effects.enter('whitespace');
      effects.consume(code);
      effects.exit('whitespace');
      return afterTag;
    }

    /** True if the list or quotation around the first line ends before the last. */
    function isLazy(): boolean {
      for (let { line } = start; line < now().line; line++) if (parser.lazy[line + 1]) return true;
      return false;
    }
  },
};

/** True for a tag of a block or of HTML; words such as `<nom>` are text. */
const isTag = (text: string) => opensTag(/^<\/?([a-z][a-z\d-]*)/i.exec(text)?.[1] ?? '');

/**
 * micromark syntax of bodies: CommonMark without indented code and titles by underlining (a line of dashes is a line,
 * docs/contract.md#content), and of its HTML only tags and comments.
 */
export const tagSyntax: Extension = {
  disable: { null: ['codeIndented', 'htmlFlow', 'setextUnderline'] },
  flow: { [LESS_THAN]: [commentLines, tagLine] },
};
