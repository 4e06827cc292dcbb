import { expect, test } from 'vitest';
import { fullContent, outputOf } from './full-output.ts';
import { FULL_TEXTS } from './full-texts.ts';

const PATH = 'initiatives/plein-0.mdx';

test('a sheet says where it stands, then what a visitor can do, its text, and its register', async () => {
  const sheet = String(FULL_TEXTS[PATH]).replace('<SupportPanel />', '## Le défi');
  const content = fullContent({
    // Its vote is a message, whose form is a part of its own.
    [PATH]: sheet.replace(/\n {2}address: .*/, ''),
    'site.yml': String(FULL_TEXTS['site.yml']).replace('provider: demo', 'provider: message'),
  });
  const texts = new Map(content.documents.map(({ path, text }) => [path, text]));
  const output = await outputOf(content, (path) => texts.get(path) ?? '');
  const html = await output.textOf('je-participe/projets/plein-0.html');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const titles = [...main.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, title]) =>
    title?.replace(/\s/g, ' '),
  );
  expect(titles).toEqual([
    'Un jardin partagé à Libreville',
    'Le vote',
    'Le défi',
    'Votre vote',
    'Recettes et dépenses',
    'Nouvelles du projet',
    'Historique',
    'Besoins',
    'Équipe',
  ]);
  const words = main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  expect(words).toMatch(/Lieu .* Thème .* Statut En vote Proposé .* Terminé Le vote En vote/);
});
