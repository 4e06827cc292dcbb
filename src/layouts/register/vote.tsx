import { OwnForm } from '../../blocks/embed/embed-blocks.tsx';
import { Section } from '../../blocks/section/section.tsx';
import { useSite } from '../../blocks/site-context.ts';
import { lastCount, voteOf } from '../../model/register/register.ts';
import { writtenDay } from '../../site/days.ts';
import { effectiveProvider, frameOf } from '../../site/embeds.ts';
import { COLON, filled } from '../../site/languages.ts';
import { writtenNumber } from '../../site/money.ts';
import { stacks } from '../../theme/classes.css.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { Proof } from './money.tsx';

/** Id of the site's own form, which is used when no other site collects the votes. */
const MESSAGE = 'bulletin';

/** The vote on an initiative: last day, rule, last count with its proof, form; null when the initiative has no vote. */
export function Vote({ entry: { frontmatter, slug } }: Pick<LayoutProps<'initiative'>, 'entry'>) {
  const { manifest, words, lang } = useSite();
  const { provider, ids } = manifest.site.forms;
  const vote = voteOf(frontmatter, manifest.site);
  if (!vote) return null;
  const labels = words.vote;
  const isOver = vote.until < manifest.today;
  const day = writtenDay(vote.until, lang);
  const count = lastCount(vote);
  const isHosted =
    ids.vote && provider !== 'message' && effectiveProvider(provider, ids.vote) !== 'demo';
  const address =
    vote.address ?? (isHosted ? frameOf(provider, ids.vote ?? '', 'vote').address : undefined);
  const sum = (name: string, votes: number) => name + COLON[lang] + writtenNumber(votes, lang);
  return (
    <Section tone="tint">
      <h2>{labels.title}</h2>
      <p>
        <strong>
          {!isOver && <span data-until={vote.until}>{filled(labels.until, { day })}</span>}
          <span data-after={vote.until} hidden={!isOver}>
            {filled(labels.over, { day })}
          </span>
        </strong>{' '}
        {labels.rule}
      </p>
      {count ? (
        <div>
          {filled(labels.last, { day: writtenDay(count.date, lang) }) + COLON[lang]}
          <strong>{sum(labels.for, count.for)}</strong>
          {count.against !== undefined && `, ${sum(labels.against, count.against)}`}{' '}
          {count.proof && <Proof proof={count.proof} />}
        </div>
      ) : (
        <p>{labels.none}</p>
      )}
      {!isOver && (
        <div data-until={vote.until}>
          <div className={stacks[2]}>
            <p>
              <ButtonLink href={address ?? `#${MESSAGE}`} label={labels.action} />
            </p>
            {!address && <Message reference={`VOTE - ${slug}`} />}
          </div>
        </div>
      )}
    </Section>
  );
}

/** The site's own form: it composes a message that begins with the reference, such as `VOTE - ecole`. */
function Message({ reference }: { reference: string }) {
  const labels = useSite().words.vote;
  const asked = { kind: 'text', required: true } as const;
  const fields = [
    {
      ...asked,
      name: 'vote',
      kind: 'choice' as const,
      label: labels.choice,
      choices: [labels.for, labels.against],
    },
    { ...asked, name: 'nom', label: labels.name },
    { ...asked, name: 'lieu', label: labels.place },
  ];
  return (
    <div id={MESSAGE}>
      <p>{filled(labels.message, { reference })}</p>
      <OwnForm
        form={reference.toLowerCase().replace(' - ', '-')}
        content={{ title: reference, fields }}
      />
    </div>
  );
}
