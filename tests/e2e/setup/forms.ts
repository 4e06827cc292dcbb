import { expect, type Frame, type Page } from '@playwright/test';
import { visit } from './page.ts';

export const box = (page: Page, form: string) => page.locator(`[data-form=${form}]`);
export const iframe = (page: Page, form: string) => box(page, form).locator('iframe');
export const answered = (page: Page, form: string) =>
  box(page, form).locator('[data-state=answered]');

/** Opens a page and gives the frame of its form, once that one has answered. */
export async function openForm(page: Page, route: string, form: string): Promise<Frame> {
  await visit(page, route);
  await box(page, form).scrollIntoViewIfNeeded();
  await expect(answered(page, form)).toBeVisible();
  const frame = await (await iframe(page, form).elementHandle())?.contentFrame();
  if (!frame) throw new Error('no frame');
  return frame;
}

/** Sends a message to the page as the frame would, and waits until it is heard. */
export const say = (frame: Frame, data: unknown) =>
  frame.evaluate(async (message) => {
    const heard = new Promise((done) => parent.addEventListener('message', done, { once: true }));
    parent.postMessage(message, '*');
    await heard;
  }, data);

export const heightOf = (page: Page, form: string) =>
  iframe(page, form).evaluate((element) => element.getBoundingClientRect().height);
