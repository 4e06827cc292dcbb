import { OwnForm } from '../../blocks/embed/embed-blocks.tsx';
import { BALLOT_ANCHOR, voteAddress } from '../../blocks/register/vote-state.tsx';
import { useRenderContext } from '../../blocks/render-context.ts';
import { BandTitle } from '../../blocks/section/band-title.tsx';
import { Section } from '../../blocks/section/section.tsx';
import { voteOf } from '../../model/register/register.ts';
import { filled } from '../../site/languages.ts';
import type { LayoutProps } from '../layout-props.ts';

/**
 * The site's own form for an open vote that no other site collects: it composes a message that begins with the reference,
 * such as `VOTE - ecole`. Null for any other vote.
 */
export function Ballot({ entry: { frontmatter, slug } }: Pick<LayoutProps<'initiative'>, 'entry'>) {
  const { manifest, words } = useRenderContext();
  const vote = voteOf(frontmatter, manifest.settings);
  if (!vote || vote.until < manifest.today || voteAddress(vote, manifest.settings)) return null;
  const labels = words.vote;
  const reference = `VOTE - ${slug}`;
  const asked = { kind: 'text', required: true } as const;
  const choices = [labels.for, labels.against];
  const fields = [
    { ...asked, name: 'vote', kind: 'choice' as const, label: labels.choice, choices },
    { ...asked, name: 'nom', label: labels.name },
    { ...asked, name: 'lieu', label: labels.place },
  ];
  return (
    <div data-until={vote.until}>
      <Section id={BALLOT_ANCHOR} tone="tint">
        <BandTitle>{labels.choice}</BandTitle>
        <p>{filled(labels.message, { reference })}</p>
        <OwnForm
          form={reference.toLowerCase().replace(' - ', '-')}
          content={{ title: reference, fields }}
        />
      </Section>
    </div>
  );
}
