import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `scripts/<name>.ts` in a process of its own, in the folder `cwd`; gives its exit code and output. */
export const runScript = (
  name: string,
  words: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  cwd = '.',
): Promise<Ended> =>
  new Promise((done) => {
    const command = ['--import', 'tsx', resolve(cwd, `scripts/${name}.ts`), ...words];
    const options = {
      cwd,
      env: { ...process.env, ...env },
      maxBuffer: 64_000_000,
      timeout: 240_000,
    };
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? -1) : 0, stdout, stderr }),
    );
  });
