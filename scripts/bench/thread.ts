import type { Browser, CDPSession } from 'playwright';
import { type OpenSite, withSite } from '../tooling/open-site.ts';
import { withBuiltSite } from './command.ts';
import { medians, number, type Section } from './report.ts';

/** The home page, a list of projects, a press release, the page of a project. */
const ROUTES = [
  '/',
  '/je-participe/decouvrir-les-projets',
  '/ressources/communique-presse-cop30',
  '/je-participe/projets/a-la-decouverte-du-gabon',
];

/** Factor by which a mid-range phone is slower: a browser that slows itself down would count its waiting as work. */
const SLOWNESS = 4;

/** An event of Chromium's trace format; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Time that the thread itself worked, without the work of other threads and programs. */
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

/** Code for the page as text, since tsx would break a function: marks in the trace when the application can answer clicks. */
const WATCH = `document.addEventListener('replay-clicks', ({ target }) => {
  if (target === document) performance.mark('${READY}');
});`;

/** Work of the browser's main thread for each page. `base` is the folder of another built site, measured alternately. */
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
 * Loads a page as a phone with an empty cache and returns its trace. Playwright's page is not used: it enables the domain
 * `Runtime`, with which the browser parses React's code again for the stack of each error that React creates.
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
  const untilIdle = `new Promise((done) => {
    const look = () => document.appReady ? setTimeout(done, 1000) : setTimeout(look, 100);
    look();
  })`;
  await send('Runtime.evaluate', { expression: untilIdle, awaitPromise: true });
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  await session.send('Target.disposeBrowserContext', { browserContextId });
  await session.detach();
  return events;
}

/** Attaches to a target; returns a function that sends a command to the target and waits for the answer. */
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
 * Three figures of a trace, in milliseconds of work of the main thread: from the navigation until the application answers; the
 * longest task; the time over 50 ms of each task after the first paint, on a phone. Throws when the application never answers.
 */
export function figuresOf(events: readonly TraceEvent[]): number[] {
  const ready = events.find(({ name }) => name === READY);
  if (!ready) throw new Error('The application did not answer.');
  const own = events.filter(({ pid, tid }) => pid === ready.pid && tid === ready.tid);
  // Empty documents and drawings also start navigations: the page is the first one with an address.
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
