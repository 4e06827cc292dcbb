import type { Browser, CDPSession } from 'playwright';
import { type OpenSite, withSite } from '../tooling/open-site.ts';
import { withBuiltSite } from './command.ts';
import { medians, number, type Section } from './report.ts';

/** The home page, a list of projects, an article, a sheet. */
const ROUTES = [
  '/',
  '/je-participe/decouvrir-les-projets',
  '/ressources/communique-presse-cop30',
  '/je-participe/projets/a-la-decouverte-du-gabon',
];

/** How much slower a middling phone is; a browser that slows itself down would count that as work. */
const SLOWNESS = 4;

/** An event of Chromium's trace format; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** What the thread itself worked, whatever else the machine did meanwhile. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

const CATEGORIES = [
  'toplevel',
  'loading',
  'blink.user_timing',
  'disabled-by-default-devtools.timeline',
];

const READY = 'bench-ready';

/** Marks in the trace when the application answers. As text: see paint.ts. */
const WATCH = `document.addEventListener('replay-clicks', ({ target }) => {
  if (target === document) performance.mark('${READY}');
});`;

/** What the main thread does of each page, by its own time. With `base`, another built site, both are measured in turn. */
export const thread = (runs: number, base?: string): Promise<Section> =>
  withBuiltSite((site) =>
    base ? withSite(base, (old) => compare(runs, [old, site])) : compare(runs, [site]),
  );

async function compare(runs: number, sites: OpenSite[]): Promise<Section> {
  const rows: string[][] = [];
  for (const route of ROUTES) {
    const all: number[][] = [];
    for (let run = 0; run < runs; run += 1) {
      const times: number[][] = [];
      for (const { browser, origin } of sites)
        times.push(figuresOf(await traceOf(browser, origin + route)));
      all.push([0, 1, 2].flatMap((figure) => times.map((time) => time[figure] ?? 0)));
    }
    rows.push([`\`${route}\``, ...medians(all).map((time) => number(time))]);
  }
  const names = ['jusqu’à la réponse', 'plus longue tâche', 'blocage'];
  const when = sites.length > 1 ? [', avant', ', après'] : [''];
  return {
    title: 'Travail du fil principal (ms)',
    note: `Téléphone de 390 px, cache vide ; ce que le fil a lui-même travaillé, d’après la trace de Chromium : le reste de la machine n’y compte presque pas. Blocage : ce que ses tâches prendraient au-delà de 50 ms chacune, après le premier affichage, sur un processeur quatre fois plus lent. Médianes de ${runs}.`,
    rows: [['page', ...names.flatMap((name) => when.map((word) => name + word))], ...rows],
  };
}

/**
 * Loads a page as a phone that has never been here and gives its trace. Not by Playwright's page: the domain `Runtime`,
 * which that enables, has React's code read a second time for the stack of each error that it creates.
 */
async function traceOf(browser: Browser, address: string): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const send = await attach(session, targetId);
  const screen = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
  await send('Emulation.setDeviceMetricsOverride', screen);
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
  await send('Page.navigate', { url: address });
  const rested = `new Promise((done) => {
    const look = () => document.appReady ? setTimeout(done, 1000) : setTimeout(look, 100);
    look();
  })`;
  await send('Runtime.evaluate', { expression: rested, awaitPromise: true });
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  await session.send('Target.disposeBrowserContext', { browserContextId });
  await session.detach();
  return events;
}

/** Attaches to a target; gives what sends it a command and waits for the answer. */
async function attach(session: CDPSession, targetId: string) {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  const waiting = new Map<number, () => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    waiting.get(JSON.parse(message).id)?.();
  });
  let id = 0;
  return async (method: string, params = {}) => {
    id += 1;
    const answered = new Promise<void>((done) => waiting.set(id, done));
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    await answered;
  };
}

/**
 * Of a trace, in milliseconds of the main thread's own work: from the navigation until the application answers, the longest
 * task, and what tasks after the first paint take beyond 50 ms each on a phone. Raises when the application never answered.
 */
export function figuresOf(events: readonly TraceEvent[]): number[] {
  const ready = events.find(({ name }) => name === READY);
  if (!ready) throw new Error('The application did not answer.');
  const own = events.filter(({ pid, tid }) => pid === ready.pid && tid === ready.tid);
  // The first documents are empty ones, and drawings have documents of their own.
  const start = own.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL,
  );
  const begin = start?.ts ?? 0;
  const shown = own.find(({ name, ts }) => name === 'firstContentfulPaint' && ts > begin);
  const tasks = own.filter(({ name, ts }) => name === 'RunTask' && ts >= begin);
  const work = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  return [
    sum(tasks.filter(({ ts }) => ts <= ready.ts).map(work)),
    Math.max(...tasks.map(work)),
    sum(
      tasks
        .filter(({ ts }) => shown && ts > shown.ts)
        .map((task) => Math.max(0, work(task) * SLOWNESS - 50)),
    ),
  ];
}
