import type { Page } from '@playwright/test';
import { WORKER } from '../../../src/model/outputs.ts';
import { test, whenKept, whenServed } from '../setup/network.ts';
import { follow, gate, scrolled, scrollTo, visit, whenAlive } from '../setup/page.ts';
import { expect } from '../setup/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** A worker that would show its own version of every page forever. */
const OLDER = `addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil(clients.claim()));
addEventListener('fetch',(event)=>{if(event.request.mode==='navigate')event.respondWith((async()=>{
const html=await(await fetch(event.request)).text();
return new Response(html.replace(/(<h1[^>]*>)[^<]*/,'$1Ancienne page'),{headers:{'content-type':'text/html'}})})())})`;

test('the network drops in mid-navigation', async ({ page, site: { network, origin } }) => {
  await visit(page, `${origin}/expertise`);
  await whenKept(page);
  const place = await scrollTo(page, 700);
  const { opened, open } = gate();
  network.opened = opened;
  network.asked.length = 0;
  await follow(page, '/je-participe/charte');
  await expect.poll(() => network.asked.some((path) => path.includes('charte'))).toBe(true);
  network.cut = true;
  open();
  await expect(title(page)).toHaveText('Vous êtes hors connexion');
  await expect(page).toHaveURL(`${origin}/je-participe/charte`);
  await page.goBack();
  await whenAlive(page);
  // Fonts that come later may move the text by a few pixels.
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(5);
  network.cut = false;
  await page.goForward();
  await expect(title(page)).toHaveText(/charte/i);
});

test('the network is slower than a visitor waits', async ({ page, site: { network, origin } }) => {
  await visit(page, `${origin}/services`);
  await whenKept(page);
  const html = await (await fetch(`${origin}/services`)).text();
  const rename = (name: string) =>
    network.instead.set('/services', html.replace(/(<h1[^>]*>)[^<]*/, `$1${name}`));
  rename('Nouveaux services');
  // On a slow machine the answer may come later than a visitor waits: it is stored for the next time.
  await expect(async () => {
    await page.reload();
    expect(await title(page).textContent()).toBe('Nouveaux services');
  }).toPass();
  rename('Trop tard');
  const { opened, open } = gate();
  network.opened = opened;
  await page.reload({ waitUntil: 'commit' });
  await expect(title(page)).toHaveText('Nouveaux services');
  open();
});

test('a service worker is of an older version', async ({ page, site: { network, origin } }) => {
  network.instead.set(`/${WORKER}`, OLDER);
  await visit(page, `${origin}/services`);
  await whenServed(page);
  await visit(page, `${origin}/services`);
  await expect(title(page)).toHaveText('Ancienne page');
  network.instead.delete(`/${WORKER}`);
  await visit(page, `${origin}/services`);
  await whenKept(page);
  await page.reload();
  await expect(title(page)).not.toHaveText('Ancienne page');
});
