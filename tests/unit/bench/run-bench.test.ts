import { expect, test, vi } from 'vitest';
import { openBenchSite } from '../../../scripts/bench/bench-site.ts';
import { runBench } from '../../../scripts/bench/run-bench.ts';

vi.mock('../../../scripts/bench/phone.ts', async (original) => ({
  ...(await original<typeof import('../../../scripts/bench/phone.ts')>()),
  openBrowser: () => Promise.reject(new Error('no browser')),
}));
vi.mock('../../../scripts/bench/bench-site.ts', () => ({ openBenchSite: vi.fn() }));

test('without a browser no site is built, served and left behind', async () => {
  const bench = runBench({ parts: ['weights'], sizes: [], runs: 1 }, () => {});
  await expect(bench).rejects.toThrow('no browser');
  expect(openBenchSite).not.toHaveBeenCalled();
});
