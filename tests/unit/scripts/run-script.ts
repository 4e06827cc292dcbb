import { format } from 'node:util';
import { vi } from 'vitest';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

let runs = 0;

/**
 * Runs `scripts/<name>.ts` in this process, with these words and variables, as a shell would; gives its exit code
 * and what it wrote. A process of its own costs a second of work each time. One call after the other.
 */
export async function runScript(
  name: string,
  words: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const written = { stdout: '', stderr: '' };
  const { argv, exitCode, env: before } = process;
  // A command may set variables, too: it gets a copy.
  process.env = { ...before, ...env };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((chunk) => {
      written[stream] += chunk;
      return true;
    }),
  );
  const log =
    (stream: keyof typeof written) =>
    (...texts: unknown[]) => {
      written[stream] += `${format(...texts)}\n`;
    };
  const logged = [
    vi.spyOn(console, 'log').mockImplementation(log('stdout')),
    vi.spyOn(console, 'error').mockImplementation(log('stderr')),
  ];
  process.argv = [process.execPath, `scripts/${name}.ts`, ...words];
  process.exitCode = undefined;
  try {
    runs += 1;
    await import(/* @vite-ignore */ `../../../scripts/${name}.ts?run=${runs}`);
    return { code: Number(process.exitCode ?? 0), ...written };
  } finally {
    for (const spy of [...spies, ...logged]) spy.mockRestore();
    process.argv = argv;
    process.exitCode = exitCode;
    process.env = before;
  }
}
