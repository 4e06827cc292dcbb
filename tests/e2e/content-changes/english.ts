import { expect } from '@playwright/test';
import { notices, whenAlive, whenReady } from '../setup/page.ts';
import type { ContentChange } from './change.ts';

const page = (title: string, more: string, body: string) => `---
title: ${title}
description: "${title}, in English."
lang: en
${more}---

<Section>

## ${title}, in short

${body}

</Section>
`;

const CONTACT = page('Contact me', '', 'Write "soon": we answer!\n\n<ContactDetails />').replace(
  /<\/?Section>|^## .*/gm,
  '',
);
/** A page of blocks with words of their own: prices, gifts, a notice, lists and dates. */
const SERVICES = page(
  'My services',
  `services:
  - category: Presse
    icon: presse
    title: Press relations
    items:
      - name: Press releases
        price: From €50
donations:
  - name: Awa
    amount: 9500000
    date: 2025-03-01
`,
  `<ServiceList items={frontmatter.services} />

<DonationTable items={frontmatter.donations} />

<NoticeButton notice="partage" label="Share" />`,
);

export const english: ContentChange = {
  title: 'a page in English has its frame, notices, dates and block words in English',
  edit(project) {
    project.write('content/pages/en/contact.mdx', CONTACT);
    project.write('content/pages/en/services.mdx', SERVICES);
  },
  async find({ page, site }) {
    await page.goto(`${site}contact`);
    await whenReady(page);
    // From one language to the other the frame changes, too.
    await page.getByRole('link', { name: 'EN', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await whenReady(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('main')).toContainText('Write "soon": we answer!');
    await expect(page.getByRole('contentinfo')).toContainText('Moving minds.');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(menu.getByRole('link', { name: 'Blog' })).toHaveAttribute('hreflang', 'fr');
    await menu.getByRole('link', { name: 'Services' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'My services' })).toBeVisible();
    await whenAlive(page);
    await expect(page.getByRole('cell', { name: '1 March 2025' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'FCFA 9,500,000' }).first()).toBeVisible();
    await expect(page.getByRole('group', { name: 'Filter by category' })).toContainText('Press');
    await expect(page.getByRole('link', { name: /^Ask for a quote/ })).toHaveAttribute(
      'href',
      /\/en\/contact$/,
    );
    await page.getByRole('main').getByRole('button', { name: 'Share' }).click();
    await expect(notices(page)).toContainText('Sharing is coming soon.');
    await expect(notices(page).getByRole('button')).toHaveAccessibleName('Close');
  },
};
