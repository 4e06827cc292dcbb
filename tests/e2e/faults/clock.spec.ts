import { store, visit } from '../setup/page.ts';
import { expect, test } from '../setup/test.ts';

const YEAR = 365 * 24 * 3_600_000;

/** The sign of an error that is as likely either way: a battery changed, a year mistyped. */
const ways = { behind: -YEAR, ahead: YEAR };

for (const [way, error] of Object.entries(ways))
  test(`the clock is a year ${way}`, async ({ page }) => {
    const now = new Date();
    const wrong = new Date(now.getTime() + error);
    await store(page, 'decouverte-gabon.donations', [
      { id: 'a', name: 'Avant', amount: 5, date: '2020-05-05' },
      { id: 'b', name: 'Aujourd’hui', amount: 5, date: now.toISOString().slice(0, 10) },
    ]);
    await page.clock.install({ time: wrong });
    await visit(page, '/projets/decouverte-gabon/soutenir');
    const rows = page.getByRole('table').locator('tbody tr');
    await expect(rows).toHaveText([/Aujourd’hui/, /5\smai\s2020Avant/]);
    await visit(page, '/a-propos');
    await expect(page.getByRole('contentinfo')).toContainText(`© ${now.getFullYear()}`);
  });
