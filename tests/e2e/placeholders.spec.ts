import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '../../src/vite/serve.ts';
import { copyProject } from './setup/project-copy.ts';

test('each notice goes when an editor adds what was missing, with no code touched', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const project = copyProject();
  const edit = (path: string, from: RegExp, to: string) => {
    const file = join(project.dir, 'content', path);
    const text = readFileSync(file, 'utf8');
    expect(text, path).toMatch(from);
    writeFileSync(file, text.replace(from, to));
  };
  const article = 'articles/un-matin-sur-la-plage.mdx';
  edit(article, /\s*$/, '\n\nLe sable est frais. Les premiers sacs se remplissent.\n');
  edit(
    'pages/ressources.mdx',
    /( +)(- )?title: "?Rapport annuel 2023"?/,
    '$&\n    link: https://documents.example.org/rapport-2023.pdf',
  );
  edit(
    'pages/expertise.mdx',
    /\n {2}- date: .*/,
    '$&\n    video: https://videos.example.org/film\n    radio: https://radio.example.org/direct',
  );
  edit(
    'pages/index.mdx',
    /href: \/projets\n {4}status: en préparation/,
    'href: /projets/ndjo-oyeri\n    status: actif',
  );
  writeFileSync(
    join(project.dir, 'content/pages/en.mdx'),
    '---\ntitle: Telling the story of Gabon\ndescription: The English home page.\nlang: en\n---\n\nWelcome.\n',
  );
  const { dist, output, code } = project.build();
  expect(code, output).toBe(0);
  const site = await serve({ dir: dist, port: 0, base: '/' });
  try {
    const to = (path: string) => page.goto(site.address + path);
    await to('blog');
    await page.getByRole('main').getByRole('link', { name: /plage/i }).first().click();
    await expect(page).toHaveURL(/\/blog\/un-matin-sur-la-plage$/);
    await expect(page.getByText('Le sable est frais.')).toBeVisible();

    await to('ressources');
    await expect(
      page.locator('a[href="https://documents.example.org/rapport-2023.pdf"]'),
    ).toBeVisible();

    await to('expertise');
    await expect(
      page
        .locator('a[href^="https://videos.example.org"], a[href^="https://radio.example.org"]')
        .first(),
    ).toBeVisible();

    await to('');
    const card = page.getByRole('main').getByRole('link', { name: 'Ndjo Oyeri' });
    await expect(card).toHaveAttribute('href', '/projets/ndjo-oyeri');
    await card.click();
    await expect(page).toHaveURL(/\/projets\/ndjo-oyeri$/);

    await to('');
    await page.getByRole('banner').getByRole('link', { name: 'EN' }).click();
    await expect(page).toHaveURL(/\/en$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  } finally {
    await site.close();
    project.remove();
  }
});
