import { expect, test } from 'vitest';
import { LiveBlock } from '../../../src/blocks/live-block.tsx';
import { useSite } from '../../../src/blocks/site-context.ts';
import { Link } from '../../../src/ui/link/link.tsx';
import { html, words } from './render.tsx';
import { siteOf } from './sample-site.ts';

const Amount = ({ amount }: { amount: number }) => <p>{`${amount} FCFA`}</p>;
const Name = () => <Link href="https://example.org">{useSite().lang}</Link>;

test('a live block carries its props as JSON, and a mark if it needs scripts', () => {
  const live = <LiveBlock name="Gallery" block={Amount} props={{ amount: 500 }} />;
  expect(html(siteOf([]), live)).toMatch(
    /^<div data-live="Gallery" data-props="{&quot;amount&quot;:500}"[^>]*><p>500 FCFA<\/p><\/div>$/,
  );
  expect(html(siteOf([]), <LiveBlock {...live.props} scripted />)).toContain(' data-no-plain=""');
});

test('a form within a live block reads the site context, as any block does', () => {
  const markup = html(siteOf([]), <LiveBlock name="Gallery" block={Name} props={{}} />);
  expect(words(markup)).toBe('fr (nouvel onglet)');
});
