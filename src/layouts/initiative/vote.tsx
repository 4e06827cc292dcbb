import { OwnForm } from '../../blocks/form-embed/form-block.tsx';
import { Section } from '../../blocks/section/section.tsx';
import { useSite } from '../../blocks/site-context.ts';
import { writtenDay } from '../../content/days.ts';
import { frameOf, shownBy } from '../../content/embeds.ts';
import { COLON, filled } from '../../content/languages.ts';
import { writtenNumber } from '../../content/money.ts';
import { lastCount, voteOf } from '../../content/register.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { Proof } from './money.tsx';

/** The place of the message that is a vote, where no other site takes it. */
const MESSAGE = 'bulletin';

/** The vote of a project, once it is open: until when, how to vote, the last count with its proof. */
export function Vote({ entry: { frontmatter, slug } }: Pick<LayoutProps<'initiative'>, 'entry'>) {
  const { manifest, words, lang } = useSite();
  const { provider, ids } = manifest.site.forms;
  const vote = voteOf(frontmatter, manifest.site);
  if (!vote) return null;
  const say = words.vote;
  const isOver = vote.until < manifest.today;
  const count = lastCount(vote);
  const isHosted = ids.vote && provider !== 'message' && shownBy(provider, ids.vote) !== 'demo';
  const address =
    vote.address ?? (isHosted ? frameOf(provider, ids.vote ?? '', 'vote').address : undefined);
  const sum = (name: string, voices: number) => name + COLON[lang] + writtenNumber(voices, lang);
  return (
    <Section tone="tint">
      <h2>{say.title}</h2>
      <p>
        <strong>
          {filled(isOver ? say.over : say.until, { day: writtenDay(vote.until, lang) })}
        </strong>{' '}
        {say.rule}
      </p>
      {count ? (
        <div>
          {filled(say.last, { day: writtenDay(count.date, lang) }) + COLON[lang]}
          <strong>{sum(say.for, count.for)}</strong>
          {count.against !== undefined && `, ${sum(say.against, count.against)}`}{' '}
          {count.proof && <Proof proof={count.proof} />}
        </div>
      ) : (
        <p>{say.none}</p>
      )}
      {!isOver && (
        <p>
          <ButtonLink href={address ?? `#${MESSAGE}`} label={say.action} />
        </p>
      )}
      {!isOver && !address && <Message reference={`VOTE - ${slug}`} />}
    </Section>
  );
}

/** A vote as a message of the site's own form, which begins with its reference. */
function Message({ reference }: { reference: string }) {
  const say = useSite().words.vote;
  const asked = { kind: 'text', required: true } as const;
  const fields = [
    {
      ...asked,
      name: 'vote',
      kind: 'choice' as const,
      label: say.choice,
      choices: [say.for, say.against],
    },
    { ...asked, name: 'nom', label: say.name },
    { ...asked, name: 'lieu', label: say.place },
  ];
  return (
    <div id={MESSAGE}>
      <p>{filled(say.message, { reference })}</p>
      <OwnForm
        form={reference.toLowerCase().replace(' - ', '-')}
        content={{ title: reference, fields }}
      />
    </div>
  );
}
