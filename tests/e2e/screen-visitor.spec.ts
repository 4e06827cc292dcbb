import { openText, test } from './setup/screen.ts';
import { expect } from './setup/test.ts';
import { newWalk, walkPage } from './setup/visitor.ts';

/** Texts whose forms hold, between them, every kind of field. */
const TEXTS = [
  ['Questions de la FAQ', 'proposer'],
  ['Projets des citoyens', 'À la découverte du Gabon'],
  ['Réglages du site', 'Nom, contacts'],
] as const;

test('in the writing screen nothing lies over a control, and one of each sort answers @rare', async ({
  writing: screen,
  built,
  signIn,
}) => {
  test.setTimeout(900_000);
  const walk = newWalk();
  // Each time as an editor who comes for the first time, with nothing written yet.
  await screen.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.prompt = () => 'Un essai';
    window.alert = (text) => Reflect.set(window, 'copied', text);
  });
  const openList = () => signIn(built.address);
  await walkPage(screen, openList, walk);
  for (const [list, title] of TEXTS) {
    const open = async () => {
      await openList();
      await openText(screen, list, title);
    };
    await walkPage(screen, open, walk);
  }
  expect(walk.faults).toEqual([]);
});
