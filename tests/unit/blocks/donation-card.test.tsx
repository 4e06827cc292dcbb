import { expect, test } from 'vitest';
import { blocks } from '../../../src/blocks/index.ts';
import { textOf } from '../mdx/render.ts';
import { html } from './render.tsx';
import { siteOf } from './sample-site.ts';

test('the notices after copying the number or the reference, or failing to, are those of notices.yml', () => {
  const markup = html(siteOf([]), <blocks.DonationCard />);
  const props: unknown = JSON.parse(textOf(/data-props="([^"]*)"/.exec(markup)?.[1] ?? ''));
  const notice = (id: string) => ({ title: `titre ${id}`, message: id });
  expect(props).toEqual({
    phone: '+241 77 00 11 22',
    recipient: 'Aline Essono',
    words: expect.objectContaining({ copyNumber: 'Copier le numéro' }),
    notices: {
      phone: { copied: notice('copie'), refused: notice('copie-impossible') },
      reference: {
        copied: notice('copie-reference'),
        refused: notice('copie-reference-impossible'),
      },
    },
  });
});
