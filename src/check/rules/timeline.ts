import type { Issue } from '../../content/issue.ts';
import { valueAt } from '../../content/values.ts';
import type { Reading } from '../../read/content.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';
import { valueIssue } from '../value-issue.ts';

/** The keys of an entry that hold an address, and the words by which its button opens it. */
const LINK_WORDS = ['video', 'radio'];

/** The button of an entry of a timeline opens the address that the entry gives; without one, nobody would see it. */
export const timelineLinks = ({ frontmatters }: Reading): Issue[] =>
  frontmatters.flatMap((frontmatter) => {
    const entries = valueAt(frontmatter.data, ['timeline']);
    return Array.isArray(entries)
      ? entries.flatMap((entry: unknown, at) => notOpened(frontmatter, entry, at))
      : [];
  });

function notOpened(frontmatter: Frontmatter, entry: unknown, at: number): Issue[] {
  const impact = valueAt(entry, ['impact']);
  const button = valueAt(impact, ['button']);
  const action = valueAt(button, ['action']);
  const word = LINK_WORDS.find((one) => one !== action && valueAt(entry, [one]));
  // A button without an action, or a result without a text, is an issue of its own.
  const isWhole = button ? typeof action === 'string' : !impact || valueAt(impact, ['text']);
  if (word === undefined || !isWhole) return [];
  return [
    valueIssue(frontmatter, ['timeline', at, word], {
      rule: 'texte-perdu',
      severity: 'warning',
      message: `Aucun bouton n’ouvre l’adresse écrite à « ${word}: » : les visiteurs ne la verraient pas.`,
      hint: button
        ? `Dans le bouton de cette étape, écrivez « action: ${word} », exactement ainsi. Sinon, effacez cette adresse.`
        : `Sous « impact: », après « text: », ajoutez un bouton : « button: », puis « label: "…" » et « action: ${word} ». Sinon, effacez cette adresse.`,
    }),
  ];
}
