export { pageOf, stem } from '../engine/routes.ts';

/**
 * Pages that the code itself leads to, and those above them: the ways back of layouts, the buttons of blocks, the
 * list of projects. The site cannot do without them; those of the menus are in `content/navigation.yml`.
 */
export const LED_TO: readonly string[] = [
  '/',
  '/projets',
  '/je-participe',
  '/je-participe/decouvrir-les-projets',
  '/je-participe/charte',
  '/je-participe/faq',
  '/blog',
  '/ressources',
  '/contact',
];
