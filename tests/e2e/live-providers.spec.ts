import { expect, test } from '@playwright/test';
import type { FormHost } from '../../src/content/embeds.ts';
import { collectFaults } from './setup/page.ts';
import { copyProject, type Project } from './setup/project.ts';

let project: Project;

test.describe.configure({ mode: 'default', timeout: 600_000 });

test.beforeAll(() => {
  project = copyProject();
});

test.afterAll(() => project?.remove());

/** An id of each host but those of `faults/hosts.ts` of forms, and the address of its frame. A host without a line does not compile. */
const OTHERS: Record<Exclude<FormHost, 'demo' | 'tally'>, [id: string, address: string]> = {
  jotform: ['"241234567890"', 'https://form.jotform.com/241234567890'],
  fillout: ['aBcD12', 'https://forms.fillout.com/t/aBcD12?fillout-embed-id=site&'],
  google: ['1FAIpQLSabc', 'https://docs.google.com/forms/d/e/1FAIpQLSabc/viewform?embedded=true'],
  iframe: ['https://formulaires.example.net/ici', 'https://formulaires.example.net/ici'],
};

for (const [provider, [id, address]] of Object.entries(OTHERS)) {
  test(`the forms of ${provider} have their address, and no policy refuses them @rare`, async ({
    page,
  }) => {
    const faults = collectFaults(page);
    const settings = project
      .read('content/site.yml')
      .replace(/(forms:\n\s+provider:) \w+/, `$1 ${provider}`)
      .replace(/((?:partner|volunteer|child|knowledge|map|proposal):) [^\s#]+/g, `$1 ${id}`);
    project.write('content/site.yml', settings);
    const other = await project.serve();
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(`${other}projets/decouverte-gabon/participer`);
    await expect
      .poll(() => page.frames().some((frame) => frame.url().startsWith(address)))
      .toBe(true);
    expect(faults.filter((fault) => fault.includes('Content Security Policy'))).toEqual([]);
  });
}
