import { isBlank, type TagValue } from './tag.ts';

/** What closes a curly quote; the straight ones close only themselves. */
const CLOSERS: Readonly<Record<string, string>> = {
  '“': '”“"',
  '”': '”“"',
  '„': '”“"',
  '‟': '”“"',
  '«': '»',
  '‘': "’‘'",
  '’': "’‘'",
  '"': '"',
  "'": "'",
};

/** `more`: the sign is inside; `last`: it is the end; `past`: the value ended before it; `broken`: it never ends. */
export type ValueVerdict = 'more' | 'last' | 'past' | 'broken';

/** Reads the value of a property sign by sign, from its first sign. */
export class ValueScanner {
  readonly value: TagValue;
  private readonly closers: string;
  private readonly curly: boolean;
  /** A curly closing sign, kept until the next sign tells whether it belonged to the text. */
  private held = '';
  private depth = 1;
  private inner = '';

  constructor(first: string, at: number) {
    this.closers = CLOSERS[first] ?? '';
    this.curly = this.closers.length > 1 || first === '«';
    const kind = first === '{' ? 'braces' : this.closers === '' ? 'bare' : 'quoted';
    this.value = { kind, text: kind === 'bare' ? first : '', at };
  }

  step(sign: string): ValueVerdict {
    if (this.value.kind === 'bare') return this.inBare(sign);
    return this.value.kind === 'braces' ? this.inBraces(sign) : this.inQuotes(sign);
  }

  private inQuotes(sign: string): ValueVerdict {
    if (this.held !== '') {
      if (isBlank(sign) || sign === '/' || sign === '>') return 'past';
      this.value.text += this.held;
      this.held = '';
    }
    // The end of the tag stands in the quotes: the quote was forgotten.
    if (sign === '\n' && this.value.text.includes('>')) return 'broken';
    if (sign === '<' && this.value.text.includes('/>')) return 'broken';
    if (!this.closers.includes(sign)) this.value.text += sign;
    else if (this.curly) this.held = sign;
    else return 'last';
    return 'more';
  }

  /** Braces may hold quoted texts, and a brace in such a text closes nothing. */
  private inBraces(sign: string): ValueVerdict {
    if (this.inner !== '') {
      if (sign === this.inner) this.inner = '';
    } else if (sign === '"' || sign === "'" || sign === '`') this.inner = sign;
    else if (sign === '{') this.depth++;
    else if (sign === '}') this.depth--;
    if (this.depth === 0) return 'last';
    this.value.text += sign;
    return 'more';
  }

  private inBare(sign: string): ValueVerdict {
    if (isBlank(sign) || sign === '>' || sign === '<') return 'past';
    this.value.text += sign;
    return 'more';
  }
}
