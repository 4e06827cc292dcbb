/** A value between quotes, between braces, or bare. */
export interface TagValue {
  kind: 'quoted' | 'braces' | 'bare';
  text: string;
  /** Offset of its first sign (quote, brace or letter) within the tag. */
  at: number;
}

/** A name in a tag with its value; `{…}` alone has no name. */
export interface TagAttribute {
  name: string;
  at: number;
  end: number;
  value: TagValue | undefined;
}

/** A tag as it was written; offsets count from its `<`. */
export interface Tag {
  name: string;
  closing: boolean;
  selfClosing: boolean;
  attributes: TagAttribute[];
  /** Offsets of signs that have no place in a tag. */
  strays: number[];
  /** Whether signs that are not seen stand between the others, outside the values. */
  hidden: boolean;
}

/** Every blank that an editor's keyboard makes, no-break ones included. */
export const isBlank = (sign: string) => /[\s\u00a0\u202f\u2009]/.test(sign);
