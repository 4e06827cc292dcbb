import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ContentChange } from './change.ts';

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

/** A draft and a text of a day to come, with their picture. */
export const drafts: ContentChange = {
  title: 'no file says a word of a draft or of a text of a day to come',
  edit({ write }) {
    write('content/articles/carnet-lucioles.mdx', article('Le carnet', 'draft: true'));
    write('content/articles/suite-lucioles.mdx', article('La suite', 'date: 2031-02-04'));
    write(
      'content/images/lucioles-du-carnet.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6z"/></svg>',
    );
  },
  async find({ dist }) {
    const files = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    const isTold = (path: string) => /lucioles/i.test(path + readFileSync(path, 'utf8'));
    expect(files.filter(isTold)).toEqual([]);
  },
};
