import { withoutHiddenSigns } from './hidden-signs.ts';

/** Whether a text says nothing: blank, or still the dots of an example to fill in. */
export const isUnwritten = (text: string) =>
  text === '' || !/[^\s.…]/.test(withoutHiddenSigns(text));
