import { unbroken } from '../theme/classes.css.ts';
import { bindShortWords } from '../values/text.ts';

/** A title whose lines break neither after a short word nor at a hyphen. */
export const TitleText = ({ text }: { text: string }) =>
  bindShortWords(text)
    .split(/([^\s\u00a0]*\p{L}-\p{L}[^\s\u00a0]*)/u)
    .map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: two words may be equal
        <span key={at} className={unbroken}>
          {part}
        </span>
      ),
    );
