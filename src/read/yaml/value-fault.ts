/** What is wrong with a value written on one line. */
export interface ValueFault {
  rule: string;
  /** Offset in the value. */
  at: number;
  message: string;
  hint: string;
  /** The value as it should stand; undefined when it cannot be known. */
  fixed?: string;
  severity?: 'warning';
}

/** A value, and the key that it belongs to: empty for an item. */
export interface Value {
  text: string;
  key: string;
}
