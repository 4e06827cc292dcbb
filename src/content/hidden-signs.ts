/** Signs of no width that copying from a page, a chat or a contact card brings along; what joins two emojis into one is shown. */
const HIDDEN =
  /(?!\u200d)\p{Cf}|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

/** A text as its editor sees it: without the signs that are not seen. */
export const withoutHiddenSigns = (text: string) => text.replace(HIDDEN, '');

/** Whether one sign of a text takes no place on the screen. */
export const isHiddenSign = (sign: string) => sign > '\u007f' && /^\p{Cf}$/u.test(sign);
