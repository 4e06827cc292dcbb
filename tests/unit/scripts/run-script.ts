import { format } from 'node:util';
import { vi } from 'vitest';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

let runs = 0;

/**
 * Runs `scripts/<name>.ts` in this process with arguments and variables; gives its exit code and output. A child process
 * would take a second more. Calls must not overlap.
 */
export async function runScript(
  name: string,
  words: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const written = { stdout: '', stderr: '' };
  const { argv, exitCode, env: before } = process;
  // A copy, because a command may set variables.
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
