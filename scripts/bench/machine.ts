import { cpus, loadavg } from 'node:os';

/** In one line what the times depend on: with a load above the number of cores they are long and uneven. */
export const machine = (): string =>
  `Node ${process.version}, ${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}.`;
