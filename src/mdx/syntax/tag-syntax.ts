import type { Extension as NodeExtension } from 'mdast-util-from-markdown';
import type { Code, Construct, Extension, State, Tokenizer } from 'micromark-util-types';
import type { TagNames } from '../../content/blocks/tag-names.ts';
import { readTag } from './read-tag.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    blockTag: 'blockTag';
    /** A line of a tag: micromark requires tokens that do not span lines. */
    blockTagLine: 'blockTagLine';
  }
}

const LESS_THAN = 60;
/** Maximum length of a tag in characters: without `>` up to there, the tag is unclosed. */
const MAX_LENGTH = 4000;
/** Maximum number of characters parsed in attempts that found no tag; then no more tags are parsed, so that many unclosed tags stay fast. */
const MAX_WASTED = 2_000_000;

const isLineEnd = (code: Code) => code !== null && code < -2;
const isSpace = (code: Code) => code === -2 || code === -1 || code === 32;

/** micromark syntax of tags and comments: `<Name …>`, `</Name>`, `<Name … />`, `<!-- … -->`. Other uses of `<` are text: `<3`, `a < b`. */
export function tagSyntax(
  text: string,
  names: TagNames,
): { syntax: Extension; nodes: NodeExtension } {
  const unquoted = text.replace(/^[ \t]*>[ \t>]*/gm, (signs) => ' '.repeat(signs.length));
  const lastComment = text.lastIndexOf('-->');
  let wasted = 0;

  /** The text to parse a tag from: in a quotation, a copy in which spaces replace each `>` at the start of a line. */
  function sourceOf(at: number): string {
    const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
    return /^[ \t*+-]*>/.test(line) ? unquoted : text;
  }

  /** Parses the tag at an offset, up to the next blank line. */
  const tagAt = (at: number) =>
    readTag(
      sourceOf(at)
        .slice(at, at + MAX_LENGTH)
        .split(/\n[ \t]*\n/, 1)[0] ?? '',
      names,
    );

  function endOf(at: number): number | undefined {
    if (text.startsWith('<!--', at)) {
      return at + 4 > lastComment ? undefined : text.indexOf('-->', at + 4) + 3;
    }
    const end = tagAt(at)?.end;
    if (end === undefined) wasted += 100;
    return end === undefined ? undefined : at + end;
  }

  /** End of a tag without `>`, so that it can be reported: the next `<`, or infinity for the end of the line. */
  function cutOf(at: number): number | undefined {
    if (text.startsWith('<!--', at)) return Number.POSITIVE_INFINITY;
    const tag = tagAt(at);
    if (!tag || !names.isSure(tag.name)) return undefined;
    const next = text.indexOf('<', at + 1);
    return next < 0 ? Number.POSITIVE_INFINITY : next;
  }

  const construct = (find: (at: number) => number | undefined, isWhole: boolean): Tokenizer =>
    function (effects, ok, nok) {
      const { parser, now } = this;
      let start = 0;
      let end = 0;

      return (code) => {
        start = now().offset;
        const found = wasted < MAX_WASTED ? find(start) : undefined;
        if (found === undefined) return nok(code);
        end = found;
        effects.enter('blockTag');
        return line(code);
      };

      function line(code: Code): State | undefined {
        if (code !== null && isLineEnd(code)) return lineEnding(code);
        effects.enter('blockTagLine');
        return inside(code);
      }

      function inside(code: Code): State | undefined {
        if (now().offset >= end || (!isWhole && (code === null || isLineEnd(code)))) {
          effects.exit('blockTagLine');
          effects.exit('blockTag');
          return ok(code);
        }
        if (code === null) return fail(code);
        if (isLineEnd(code)) {
          effects.exit('blockTagLine');
          return lineEnding(code);
        }
        effects.consume(code);
        return inside;
      }

      /** A tag cannot continue after the end of its list or quotation: the attempt fails. */
      function lineEnding(code: NonNullable<Code>): State {
        effects.enter('lineEnding');
        effects.consume(code);
        effects.exit('lineEnding');
        return (next) => (parser.lazy[now().line] ? fail(next) : line(next));
      }

      function fail(code: Code): State | undefined {
        wasted += now().offset - start;
        return nok(code);
      }
    };

  // `concrete`: micromark must not parse lists and quotations within the lines of a comment.
  const whole: Construct = {
    name: 'blockTag',
    concrete: true,
    tokenize: construct(endOf, true),
  };
  const unfinished: Construct = { name: 'blockTagUnfinished', tokenize: construct(cutOf, false) };

  const inText: Construct = {
    name: 'blockTagInText',
    tokenize: (effects, ok, nok) =>
      effects.attempt(whole, ok, effects.attempt(unfinished, ok, nok)),
  };

  /** Lines that contain only tags and comments. */
  const inFlow: Construct = {
    name: 'blockTagInFlow',
    concrete: true,
    tokenize(effects, ok, nok) {
      const { now, interrupt } = this;
      const begin = now().offset;
      // micromark asks if a comment ends the list above. Its lines cannot be parsed before that, so only its end is searched.
      return interrupt && text.startsWith('<!--', begin) ? interrupting : start;

      function interrupting(code: Code): State | undefined {
        const end = endOf(begin);
        return end && /^\s*(?:<|\n|$)/.test(text.slice(end).split('\n', 1)[0] ?? '')
          ? ok(code)
          : nok(code);
      }

      function start(code: Code): State | undefined {
        return effects.attempt(whole, after, effects.attempt(unfinished, after, nok))(code);
      }

      function after(code: Code): State | undefined {
        if (code === null || isLineEnd(code)) return ok(code);
        if (code === LESS_THAN) return start(code);
        if (!isSpace(code)) {
          wasted += now().offset - begin;
          return nok(code);
        }
        effects.enter('whitespace');
        effects.consume(code);
        effects.exit('whitespace');
        return after;
      }
    },
  };

  return {
    syntax: { flow: { [LESS_THAN]: inFlow }, text: { [LESS_THAN]: inText } },
    nodes: {
      enter: {
        blockTag({ start, end, ...token }) {
          const value = sourceOf(start.offset).slice(start.offset, end.offset);
          this.enter({ type: 'blockTag', value }, { start, end, ...token });
        },
      },
      exit: {
        blockTag(token) {
          this.exit(token);
        },
      },
    },
  };
}
