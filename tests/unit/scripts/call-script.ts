import { resolve } from 'node:path';
import { vi } from 'vitest';

let calls = 0;

/** What `scripts/<name>.ts` answers to words and variables, in this process: its exit code, and the lines on stderr. */
export async function callScript(name: string, words: string[], env: Record<string, string> = {}) {
  const { argv } = process;
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const [key, value] of Object.entries(env)) vi.stubEnv(key, value);
  process.argv = [...argv.slice(0, 2), ...words];
  try {
    // A query makes a new module of the script, and leaves those that it imports.
    await import(`${resolve('scripts', name)}.ts?call=${calls++}`);
    return { code: process.exitCode, lines: error.mock.calls.flat().map(String) };
  } finally {
    process.exitCode = undefined;
    process.argv = argv;
    vi.unstubAllEnvs();
    error.mockRestore();
  }
}
