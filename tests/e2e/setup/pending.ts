import type { Page } from '@playwright/test';

/** What a page still listens to and waits for, by kind; the application's own included. */
export const pending = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Reflect.get(document, 'pending').entries()));

/** Counts the listeners of the window that come and go, and the timers of a second and more that run. */
export const countPending = (page: Page) =>
  page.addInitScript(() => {
    const counts = new Map<string, number>();
    const add = (what: string, by: number) => counts.set(what, (counts.get(what) ?? 0) + by);
    Reflect.set(document, 'pending', counts);
    const { addEventListener, removeEventListener, setTimeout, clearTimeout } = window;
    window.addEventListener = (...words: Parameters<typeof addEventListener>) => {
      add(words[0], 1);
      addEventListener(...words);
    };
    window.removeEventListener = (...words: Parameters<typeof removeEventListener>) => {
      add(words[0], -1);
      removeEventListener(...words);
    };
    const running = new Set<unknown>();
    const end = (id: unknown) => running.delete(id) && add('timer', -1);
    Object.assign(window, {
      setTimeout(act: () => void, delay = 0) {
        const id: unknown = setTimeout(() => {
          end(id);
          act();
        }, delay);
        if (delay >= 1000 && running.add(id)) add('timer', 1);
        return id;
      },
      clearTimeout(id: number) {
        end(id);
        clearTimeout(id);
      },
    });
  });
