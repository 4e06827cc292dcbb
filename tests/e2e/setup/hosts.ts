import type { Page } from '@playwright/test';
import type { Project } from './project.ts';

/** Where the frames of Tally are. */
export const TALLY = 'https://tally.so/embed/';

/** Two words and the ids: what going live takes. One id is still to be given. */
export function goLive(project: Project): void {
  project.edit('content/site.yml', /(?<=^forms:\n {2}provider: )demo/m, 'tally');
  project.edit('content/site.yml', /(?<=^map:\n {2}provider: )demo/m, 'datawrapper');
  for (const form of ['partner', 'volunteer', 'knowledge', 'map', 'proposal'])
    project.edit('content/site.yml', `demo-${form}`, `w${form}`);
  project.edit('content/site.yml', 'id: demo-map', 'id: AbCd3');
}

const html = (script: string) => ({
  contentType: 'text/html',
  body: `<!doctype html><title>x</title><script>${script}</script>`,
});

/** Answers for Tally and Datawrapper, as they speak; gives what is asked of any other host than the site. */
export async function standIn(page: Page, form: string, { map = '', embed = 200 } = {}) {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url.startsWith(TALLY)) return route.fulfill(html(form));
    if (url.startsWith('https://datawrapper.dwcdn.net/')) return route.fulfill(html(map));
    return route.fulfill({ status: embed, contentType: 'text/javascript', body: '' });
  });
  return asked;
}
