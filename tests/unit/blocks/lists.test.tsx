import { expect, test } from 'vitest';
import { ActionPlan } from '../../../src/blocks/action-plan/action-plan.tsx';
import { Charter } from '../../../src/blocks/charter/charter.tsx';
import { DocumentList } from '../../../src/blocks/document-list/document-list.tsx';
import { SampleProjects } from '../../../src/blocks/project-state/project-state.tsx';
import { ResourceList } from '../../../src/blocks/resource-list/resource-list.tsx';
import { Testimonials } from '../../../src/blocks/testimonials/testimonials.tsx';
import { sectionAnchor } from '../../../src/values/unique-ids.ts';
import { html, words } from './render.tsx';
import { siteOf } from './sample-site.ts';

const site = siteOf([]);

test('an example of a project shows its progress in figures, and in a bar with its name', () => {
  const markup = html(
    site,
    <SampleProjects items={[{ name: 'Un potager', progress: 15, icon: 'graine' }]} />,
  );
  expect(words(markup)).toBe('Exemple Un potager 15 % d’avancement');
  expect(markup).toMatch(
    /<progress aria-label="[^"]*Un potager" aria-valuenow="15" value="15" max="100"/,
  );
});

test('a step of a plan shows its number, its duration and its result', () => {
  const plan = [{ step: 3, action: 'Creuser', duration: '2 mois', result: 'Un puits' }];
  const markup = html(site, <ActionPlan items={plan} />);
  expect(words(markup)).toBe('3 Creuser Durée : 2 mois Résultat : Un puits');
  expect(markup).toContain('value="3"');
});

test('a sheet without a plan announces it', () => {
  expect(words(html(site, <ActionPlan items={[]} />))).toBe('Le plan d’action sera publié ici.');
});

test('only the documents of other sites open in a new tab', () => {
  const markup = html(
    site,
    <DocumentList
      items={[
        { title: 'Statuts', url: 'https://documents.example.org/statuts.pdf' },
        { title: 'Charte', url: '/je-participe/charte' },
      ]}
    />,
  );
  expect(words(markup)).toBe('Statuts nouvel onglet (nouvel onglet) Charte');
  expect(markup).toMatch(/<span aria-hidden="true"[^>]*>nouvel onglet</);
  expect(markup.match(/target="_blank"/g)).toHaveLength(1);
});

test('a charter without a section renders no table of contents', () => {
  expect(html(site, <Charter />)).toBe('');
});

test('the anchor of a charter section does not change with its position', () => {
  expect(sectionAnchor('04-comites-et-secretariat')).toBe(
    sectionAnchor('05-comites-et-secretariat'),
  );
});

test('a document shows its cover with its text alternative; a document without one has no picture', () => {
  const cover = { src: '/images/rapport.svg', alt: 'Un rapport.' };
  const pictures = { [cover.src]: { src: cover.src, width: 3, height: 2, sources: [] } };
  const manifest = { ...site.manifest, pictures };
  const items = [
    { type: 'Rapport', title: 'Rapport', cover },
    { type: 'Livret', title: 'Livret' },
  ];
  const markup = html({ ...site, manifest }, <ResourceList items={items} />);
  expect(markup.match(/<img [^>]*alt="[^"]*"/g)).toEqual([
    expect.stringContaining('alt="Un rapport."'),
  ]);
});

test('an invented quote has the frame of a sample, a real one has not', () => {
  const items = [
    { quote: 'Un exemple.', author: 'Une personne', status: 'exemple' as const },
    { quote: 'Un avis.', author: 'Une autre' },
  ];
  const samples = html(site, <Testimonials items={items} />).match(/<figure class="[^"]+"/g);
  expect(samples).toHaveLength(1);
});
