import { expect } from '@playwright/test';
import { notices, whenAlive, whenReady } from '../setup/page.ts';
import type { ContentChange } from './change.ts';

const page = (title: string, body: string, more = '') => `---
title: ${title}
description: "${title}, in English."
lang: en
${more}---

${body}
`;

const CONTACT = page('Contact me', 'Write "soon": we answer!\n\n<ContactDetails />');
/** A page of live blocks with words of their own: gifts and a notice. */
const SERVICES = page(
  'My services',
  '<DonationTable items={frontmatter.donations} />\n\n<NoticeButton notice="partage" label="Share" />',
  'donations:\n  - name: Awa\n    amount: 9500000\n    date: 2025-03-01\n',
);

export const english: ContentChange = {
  title: 'a page in English has its frame, notices and live blocks in English',
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
    await page.getByRole('main').getByRole('button', { name: 'Share' }).click();
    await expect(notices(page)).toContainText('Sharing is coming soon.');
    await expect(notices(page).getByRole('button')).toHaveAccessibleName('Close');
  },
};
