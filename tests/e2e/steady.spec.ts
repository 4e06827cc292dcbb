import { visit } from './setup/page.ts';
import { shiftsOf, watchShifts } from './setup/shifts.ts';
import { expect, test } from './setup/test.ts';

/** Loads of each page: what one run in forty saw move is seen. */
const LOADS = 50;
/** How many times slower the processor is, as that of a cheap phone. */
const SLOWER = 4;

/** Far less than a line. */
const NOTHING = 0.01;

// The home page, and an opening with its picture below the words, behind them, and in its corner.
for (const route of ['/', '/projets/decouverte-gabon', '/projets/eco-logik', '/expertise'])
  test(`${route}: nothing moves while drawings, frames and fonts come late @rare`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await session.send('Network.enable');
    // Each load is a first visit, on a line of a village.
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const bytes = 150_000;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 60,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
    await watchShifts(page);
    const moved: string[] = [];
    for (let load = 0; load < LOADS; load++) {
      await visit(page, route);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const { score, moved: what } = await shiftsOf(page);
      if (Number(score) >= NOTHING) moved.push(`load ${load}: ${score} ${what.join(', ')}`);
    }
    expect(moved).toEqual([]);
  });
