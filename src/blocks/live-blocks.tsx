import { STORED_DATA } from '../site/stored-data.ts';
import { CONTRIBUTION_TYPES } from '../site/vocabulary.ts';
import { BASE } from '../ui/base.ts';
import { slugOf } from '../values/text.ts';
import type { BlockProps } from './block-props.ts';
import * as donations from './donations/donation-card.css.ts';
import { seedsOf } from './donations/donations.ts';
import { Island } from './island.tsx';
import { NamedReceiver, Payment } from './register/money-receiver.tsx';
import { useRenderContext } from './render-context.ts';

// Blocks around one island: each computes the props of its component.

/** Pictures of the frontmatter; one whose file is missing is skipped. */
export function Gallery({ items }: BlockProps<'Gallery'>) {
  const { manifest, words } = useRenderContext();
  const found = items.flatMap(({ src, alt, span, caption }) => {
    const picture = manifest.pictures[src];
    return picture ? [{ picture, alt, caption, span: span ?? ('normal' as const) }] : [];
  });
  const props = { words: words.gallery, items: found };
  return <Island name="Gallery" props={props} />;
}

export function DonationTable({ items }: BlockProps<'DonationTable'>) {
  const { lang, words } = useRenderContext();
  const { anonymous } = words.donation;
  const props = { seeds: seedsOf(items), words: { ...words.donations, anonymous }, lang };
  return <Island name="DonationTable" props={props} />;
}

/** Receiver and phone number of mobile money donations, and a form for the reference of a donation (docs/contract.md#register). */
export function DonationCard() {
  const { manifest, notices, words } = useRenderContext();
  const { phone, recipient } = manifest.settings.donation;
  const { donation } = words;
  const copied = notices['copie-reference'];
  const refused = notices['copie-reference-impossible'];
  return (
    <div className={donations.card}>
      <Payment phone={phone} recipient={recipient} />
      <div className={donations.rest}>
        <p className={donations.hint}>{donation.hint}</p>
        <Island
          name="DonationReference"
          props={{ words: donation, notices: { copied, refused } }}
          boxless
          scripted
        />
        <NamedReceiver />
      </div>
    </div>
  );
}

export function ContributionList({ image, href, label }: BlockProps<'ContributionList'>) {
  const { manifest, lang, words, notices, translate, linkTo } = useRenderContext();
  const { pictures } = manifest;
  const props = {
    words: words.contributions,
    scene: image ? pictures[image] : undefined,
    share: href && label ? { ...linkTo(href), label } : undefined,
    lang,
    types: CONTRIBUTION_TYPES.map((type) => ({
      type,
      name: translate(type),
      // `Récit / Conte` has the icon `recit` (docs/contract.md#storage).
      icon: pictures[`/images/${slugOf(type).split('-')[0]}.svg`],
    })),
    deleted: notices['contribution-supprimee'],
    failed: notices['contribution-erreur'],
  };
  return <Island name="ContributionList" props={props} />;
}

const ROWS = Object.keys(STORED_DATA) as (keyof typeof STORED_DATA)[];

/** The data that the site stores in the browser, each with its purpose and its end, and a button that erases them. */
export function StoredData() {
  const { kept, erase } = useRenderContext().words;
  return (
    <>
      <ul>
        {ROWS.map((row) => (
          <li key={row}>
            {kept[row]} {kept[STORED_DATA[row].until]}
            <br />
            <code>{STORED_DATA[row].name(BASE).replace(/:$/, ':…')}</code>
          </li>
        ))}
      </ul>
      <Island name="EraseStored" props={erase} scripted />
    </>
  );
}
