/** A titled list of the comment; without lines it is left out. */
export interface Section {
  title: string;
  lines: string[];
}

/** Room kept for the titles of later sections and for what says that something was left out. */
const RESERVE = 2_000;

/**
 * Writes sections until the bytes are used up: earlier ones matter more. What does not fit is counted,
 * and the reader is sent to the full report.
 */
export function withinBytes(
  head: readonly string[],
  sections: readonly Section[],
  mostBytes: number,
): string {
  const out = [...head];
  let left = mostBytes - RESERVE - size(head.join('\n\n'));
  for (const { title, lines } of sections) {
    if (lines.length === 0) continue;
    const kept: string[] = [];
    for (const line of lines) {
      if (size(line) + 1 > left) break;
      left -= size(line) + 1;
      kept.push(line);
    }
    const missing = lines.length - kept.length;
    if (missing > 0) kept.push(`- … et ${missing} de plus dans le rapport complet`);
    out.push(`### ${title}`, kept.join('\n'));
  }
  return `${out.join('\n\n')}\n`;
}

const size = (text: string) => Buffer.byteLength(text);
