/** A text shortened so that a message stays one line: at most `most` characters. */
export const short = (text: string, most = 60): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = Array.from(line.slice(0, most * 4));
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : line;
};
