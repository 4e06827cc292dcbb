/** More faults at once are no help: the check shows them all. */
const MOST = 5;
/** Lines of a build that failed for another reason than its content. */
const LAST = 8;

const FAULT = /^ {2}\d+:\d+ {2}erreur {2}/;

/**
 * What a failed build has to say: the errors of its content, each under its file, without the warnings among
 * which they stand; the last lines where there are none.
 */
export function buildFaults(said: string): string {
  const lines = said.trimEnd().split('\n');
  const faults: string[] = [];
  let file = '';
  lines.forEach((line, index) => {
    if (/^\S/.test(line) && lines[index + 1] === '') file = line;
    if (!FAULT.test(line)) return;
    const end = lines.findIndex((other, at) => at > index && other.trim() === '');
    const fault = lines.slice(index, end < 0 ? undefined : end);
    faults.push([file, ...fault].filter((part) => part !== '').join('\n'));
  });
  if (faults.length === 0) return lines.slice(-LAST).join('\n').trim();
  const rest = faults.length - MOST;
  const more = rest > 0 ? [`… et ${rest} de plus : npm run check dit où.`] : [];
  return [...faults.slice(0, MOST), ...more].join('\n');
}
