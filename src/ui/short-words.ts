const SHORT =
  /(?<=^|[\s’])(à|aux?|d[eu]|des|en|et|l[ae]|les|ou|par|sur|une?) (?=\S{4,11}(?:\s|$))/giu;

/** Adds no-break spaces to a title, so that no line ends with a short word such as « de »; long words stay free to wrap. */
export const bindShortWords = (title: string) => title.replace(SHORT, '$1\u00a0');
