import { type BrowserContext, test as base, expect } from '@playwright/test';
import { copyProject, type Project } from './project.ts';

export { expect };

interface Fixtures {
  /** What the pages of this test may log, or fail to load: a test adds what it brings about itself. */
  accepted: RegExp[];
}

/** A test that fails when one of its pages logs, throws, or requests what fails or another host. */
export const test = base.extend<Fixtures>({
  accepted: async ({ browserName: _ }, use) => use([]),
  context: async ({ context, accepted }, use) => {
    const faults = collectFaults(context);
    await use(context);
    expect(faults.filter((fault) => !accepted.some((one) => one.test(fault)))).toEqual([]);
  },
});

/** Collects what a visitor must never meet: console messages, page errors, failed or foreign requests. */
function collectFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('console', (message) => {
    // Not a fault: a worker that the test blocks.
    if (!message.text().includes('blocked by Playwright'))
      faults.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => faults.push(`error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    // A page that is left ends what it was still fetching.
    const reason = request.failure()?.errorText ?? '';
    if (!/ABORTED/.test(reason)) faults.push(`failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^http/.test(protocol) && hostname !== 'localhost')
      faults.push(`foreign: ${request.url()}`);
  });
  return faults;
}

/** Tests of a copy of the site with changed content, in a folder of this name. */
export const testOf = (edit: (project: Project) => void | Promise<void>, folder?: string) =>
  test.extend<object, { project: Project }>({
    project: [
      async ({ browserName: _ }, use) => {
        const project = copyProject(folder);
        await edit(project);
        await use(project);
        await project.remove();
      },
      { scope: 'worker', timeout: 600_000 },
    ],
  });
