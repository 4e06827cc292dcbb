import { findBrowser } from './find-browser.ts';

/** The path of a Chromium; without one the review goes on, and says that nobody looked. */
export function browserIfAny(say: (line: string) => void): string | undefined {
  try {
    return findBrowser(say);
  } catch {
    say('Aucun navigateur : la revue se fait sans captures d’écran.');
    return undefined;
  }
}
