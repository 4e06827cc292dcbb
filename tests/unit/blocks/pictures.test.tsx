import { expect, test } from 'vitest';
import { elements } from '../../../src/blocks/elements.tsx';
import { Section } from '../../../src/blocks/section/section.tsx';
import { Steps } from '../../../src/blocks/steps/steps.tsx';
import { html } from './render.tsx';
import { siteOf } from './sample-site.ts';

const srcset = [{ src: '/assets/plage-1600.webp', width: 1600 }];
const sources = [{ type: 'image/webp', srcset }];
const plage = { src: '/assets/plage.jpg', width: 1600, height: 900, sources };
const blank = siteOf([]);
const manifest = { ...blank.manifest, pictures: { '/images/plage.jpg': plage } };
const site = { ...blank, manifest };

test('a photo across a wide band asks for the width of the screen, in a text for that of its lines', () => {
  const photo = <elements.img src="/images/plage.jpg" alt="Une plage." />;
  expect(html(site, <Section layout="wide">{photo}</Section>)).toContain('sizes="100vw"');
  expect(html(site, <Section>{photo}</Section>)).toContain('44rem, 100vw"');
});

test('a step shows its picture instead of its icon', () => {
  const step = { title: 'Nettoyer', image: '/images/plage.jpg', alt: 'Une plage.' };
  const markup = html(site, <Steps items={[{ ...step, icon: 'main' }]} />);
  expect(markup).toContain('alt="Une plage."');
  expect(markup).not.toContain('<svg');
});
