import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { serve } from '../../../src/vite/serve.ts';
import { axeFaults } from '../setup/axe.ts';
import { visit } from '../setup/page.ts';
import type { Lead } from './lead.ts';

const article = (title: string, line: string) => `---
title: ${title}
category: Nature
excerpt: "Les lucioles de ${title}."
image: /images/lucioles-du-carnet.svg
alt: "Des lucioles."
${line}
---

Des lucioles dans un texte.
`;

const RELEASE = `---
title: L’annonce des lucioles
description: "Les lucioles arrivent."
date: 2031-02-03
---

Des lucioles à Libreville.
`;

/** Every file below a folder, with what it says. */
const filesOf = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** A draft and two texts of days to come: nowhere online, shown under a ribbon in a preview. */
export const drafts: Lead = {
  title: 'a draft and a text of a day to come are nowhere online, and show in a preview',
  edit({ write }) {
    write('content/articles/carnet-lucioles.mdx', article('Le carnet', 'draft: true'));
    write('content/articles/suite-lucioles.mdx', article('La suite', 'date: 2031-02-04'));
    write('content/communiques/annonce-lucioles.mdx', RELEASE);
    write(
      'content/images/lucioles-du-carnet.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z"/></svg>',
    );
  },
  async find({ page, project }) {
    const told = filesOf(project.dist).filter((file) => /lucioles/i.test(file.path + file.text));
    expect(told.map(({ path }) => path)).toEqual([]);

    project.git('init', '-q', '-b', 'main');
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.ga'];
    project.git(...who, 'commit', '-q', '--allow-empty', '-m', 'Rien');
    project.commit('La proposition');
    await project.must('preview', ['--pr', '7'], {
      GITHUB_REPOSITORY: 'org/site',
      SITE_URL: '',
      BUILD_DATE: '2031-02-03',
    });
    const base = '/site/pr-7/';
    const preview = await serve({ dir: join(project.dir, 'apercu/pr-7'), port: 0, base });
    const root = new URL(preview.address).origin;
    try {
      const firstWords = async (path: string) => {
        const html = await (await fetch(`${root}${base}${path}`)).text();
        const main = html.replace(/<script.*?<\/script>/gs, '').split(/<main[^>]*>/)[1] ?? '';
        return main.slice(0, 600).replace(/<[^>]+>/g, '');
      };
      expect(await firstWords('blog/carnet-lucioles')).toMatch(/^Brouillon/);
      expect(await firstWords('blog/suite-lucioles')).toMatch(/^En attente du 4\sfévrier 2031/);
      // Its day has come.
      expect(await firstWords('ressources/annonce-lucioles')).not.toMatch(
        /^(Brouillon|En attente)/,
      );

      await visit(page, `${root}${base}blog`);
      await page
        .getByRole('main')
        .getByRole('link', { name: /Le carnet/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le carnet');
      await expect(page.getByText('Brouillon')).toBeInViewport();
      expect(await axeFaults(page)).toEqual([]);
    } finally {
      await preview.close();
    }
  },
};
