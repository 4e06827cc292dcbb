import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LiveBlock } from '../../../src/blocks/live-block.tsx';
import { useSite } from '../../../src/blocks/site-context.ts';
import { Link } from '../../../src/ui/link/link.tsx';
import { html, words } from './render.tsx';
import { siteOf } from './sample-site.ts';

const Amount = ({ name, amount }: { name: string; amount: number }) => (
  <p>
    <strong>{name}</strong> {amount} FCFA
  </p>
);

test('a live block has the markup that React hydrates, with a comment between neighbouring texts', () => {
  const props = { name: 'Awa', amount: 500 };
  const markup = html(siteOf([]), <LiveBlock name="Gallery" block={Amount} props={props} />);
  const inside = renderToString(<Amount {...props} />);
  expect(inside).toBe('<p><strong>Awa</strong> <!-- -->500<!-- --> FCFA</p>');
  expect(markup).toContain(`>${inside}</div>`);
});

test('a form within a live block reads the site context, as any block does', () => {
  const Name = () => <Link href="https://example.org">{useSite().lang}</Link>;
  const markup = html(siteOf([]), <LiveBlock name="Gallery" block={Name} props={{}} />);
  expect(words(markup)).toBe('fr (nouvel onglet)');
});
