/** What no line ends with: a short word, and a number that counts what follows. */
const LEANS =
  /(?:^|[\s«(’])(?:à|aux?|ce|d[eu]|des|en|et|l[ae]|les|me|ou|par|sa|se|son|sur|une?|\d{1,3}(?:[\u202f,–-]\d+){0,4}(?:er)?\+?)$/iu;

/** Binds such words to what follows by no-break spaces, unless the group would be longer than `most` signs. */
export function boundWords(text: string, most: number): string {
  let group = most;
  const fromEnd = text.split(' ').reverse();
  const bound = fromEnd.map((word, index) => {
    const isBound = LEANS.test(word) && word.length + 1 + group <= most;
    group = isBound ? word.length + 1 + group : word.length;
    return word + (index === 0 ? '' : isBound ? '\u00a0' : ' ');
  });
  return bound.reverse().join('');
}
