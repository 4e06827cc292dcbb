import { isHiddenSign } from '../../content/text.ts';
import { withBareWords } from './bare-words.ts';
import { opensTag } from './names.ts';
import { ValueScanner, type ValueVerdict } from './scan-value.ts';
import { isBlank, type Tag, type TagAttribute } from './tag.ts';

/** `more`: go on; `done`: this sign ends the tag or comment; `text`: it was none; `broken`: it was, and fails. */
type Verdict = 'more' | 'done' | 'text' | 'broken';

/** Longest tag in characters: beyond, it was surely never closed. */
const LONGEST = 4000;

const FIRST = /[\p{L}_]/u;
const NAME = /[\p{L}\p{N}_.:-]/u;

/**
 * Reads a tag or a comment sign by sign: quotes of every shape, braces with quotes inside, several lines.
 * It never throws, and it is the only reader of tags: the parser asks it where a tag ends,
 * and what the tag says is what it kept. Nothing in it is ever evaluated.
 */
export class TagScanner {
  readonly tag: Tag = {
    name: '',
    closing: false,
    selfClosing: false,
    attributes: [],
    strays: [],
    hidden: false,
  };
  /** Whether it is a comment, `<!-- … -->`: it has no name, and may hold blank lines. */
  isComment = false;
  /** The last signs of a comment. */
  private last = '';
  private state: 'name' | 'between' | 'attribute' | 'equals' | 'value' | 'slash' = 'name';
  private offset = -1;
  /** The value being read: still there at the end when its quote or brace was never closed. */
  open: ValueScanner | undefined;

  /** Takes the next sign (`\n` for a line end) and says what it makes of the tag. */
  step(sign: string): Verdict {
    this.offset++;
    if (this.offset === 0) return sign === '<' ? 'more' : 'text';
    if (this.offset === 1 && sign === '!') this.isComment = true;
    if (this.isComment) return this.inComment(sign);
    if (this.offset > LONGEST) return 'broken';
    if (this.tag.name !== '' && !this.open && isHiddenSign(sign)) return this.pass();
    if (this.state === 'name') return this.inName(sign);
    if (this.open) {
      const verdict = this.inValue(sign, this.open);
      if (verdict === 'broken') return 'broken';
      if (verdict !== 'past') return 'more';
    }
    if (sign === '<') return 'broken';
    if (sign === '>') return this.end();
    this.inside(sign);
    return 'more';
  }

  /** A sign that is not seen: the tag is read as its editor sees it. */
  private pass(): Verdict {
    this.tag.hidden = true;
    return 'more';
  }

  private inComment(sign: string): Verdict {
    if (this.offset < 4) return sign === '!--'[this.offset - 1] ? 'more' : 'text';
    this.last = (this.last + sign).slice(-3);
    return this.last === '-->' ? 'done' : 'more';
  }

  private inName(sign: string): Verdict {
    const { tag } = this;
    if (tag.name === '') {
      if (sign === '/' && !tag.closing) {
        tag.closing = true;
        return 'more';
      }
      if (!/\p{L}/u.test(sign)) return 'text';
    }
    if (tag.name === '' || NAME.test(sign)) {
      tag.name += sign;
      return 'more';
    }
    const ends = isBlank(sign) || sign === '/' || sign === '>';
    if (!ends || !opensTag(tag.name)) return 'text';
    this.state = sign === '/' ? 'slash' : 'between';
    return sign === '>' ? 'done' : 'more';
  }

  /** Gives the sign to the value being read; one that comes after its end is read again. */
  private inValue(sign: string, open: ValueScanner): ValueVerdict {
    const verdict = open.step(sign);
    const last = this.tag.attributes.at(-1);
    if (last && verdict !== 'past') last.end = this.offset + 1;
    if (verdict === 'last' || verdict === 'past') {
      this.open = undefined;
      this.state = 'between';
    }
    return verdict;
  }

  private inside(sign: string): void {
    const last = this.tag.attributes.at(-1);
    const blank = isBlank(sign);
    if (this.state === 'value' && last) {
      // A second sign before the value, as in `tone=="deep"`.
      if (sign === '=') this.tag.strays.push(this.offset);
      else if (!blank) this.openValue(sign, last);
      return;
    }
    if (this.state === 'attribute' && last) {
      if (NAME.test(sign)) {
        last.name += sign;
        last.end++;
        return;
      }
      this.state = 'equals';
    }
    if (blank) return;
    if (this.state === 'equals' && sign === '=') this.state = 'value';
    else this.begin(sign);
  }

  /** A new thing in the tag: the final slash, a property, a brace, or a sign too many. */
  private begin(sign: string): void {
    const { offset, tag } = this;
    if (this.state === 'slash') tag.strays.push(offset - 1);
    this.state = 'between';
    const attribute: TagAttribute = { name: '', at: offset, end: offset + 1, value: undefined };
    if (sign === '/') this.state = 'slash';
    else if (sign === '{') {
      tag.attributes.push(attribute);
      this.openValue(sign, attribute);
    } else if (FIRST.test(sign)) {
      tag.attributes.push({ ...attribute, name: sign });
      this.state = 'attribute';
    } else tag.strays.push(offset);
  }

  private openValue(sign: string, attribute: TagAttribute): void {
    this.open = new ValueScanner(sign, this.offset);
    attribute.value = this.open.value;
    attribute.end = this.offset + 1;
  }

  private end(): Verdict {
    const { name, attributes } = this.tag;
    // « si a <b et c> d » compares: the bare words after one letter are no properties.
    const compares = /^[a-z]$/.test(name) && attributes.every(({ value }) => value === undefined);
    if (compares && attributes.length > 0) return 'text';
    const value = this.tag.attributes.at(-1)?.value;
    if (this.state === 'slash') this.tag.selfClosing = true;
    else if (value?.kind === 'bare' && value.text.endsWith('/')) {
      value.text = value.text.slice(0, -1);
      this.tag.selfClosing = true;
    }
    this.tag.attributes = withBareWords(this.tag);
    return 'done';
  }
}

/** Reads a tag again from its whole text; also one that never ends. */
export function scanTag(text: string): TagScanner {
  const scanner = new TagScanner();
  for (let index = 0; index < text.length; index++) {
    if (scanner.step(text[index] ?? '') !== 'more') break;
  }
  return scanner;
}
