/** Names, in the environment of a measured command, the file that its cost is written to. */
export const USAGE_FILE = 'BENCH_USAGE';
