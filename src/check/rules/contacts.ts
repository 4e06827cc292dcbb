import type { Issue } from '../../content/issue.ts';
import type { Site } from '../../content/schema/site.ts';
import type { BodyBlock } from '../../mdx/body-facts.ts';
import { doubtful } from '../../mdx/fault.ts';
import { type Checking, inFile } from '../checking.ts';

/** Who a block leads to: what `site.yml` may leave out, and the key to write there. */
interface Contact {
  who: string;
  key: string;
  isThere: boolean;
}

/** A block of contacts that `site.yml` does not give shows nothing, and the title above it stays alone. */
export function bodyContacts({ content, factsOf }: Checking): Issue[] {
  const { parts, site } = content;
  if (!site) return [];
  return parts.flatMap((part) =>
    factsOf(part).blocks.flatMap((block) => {
      const contact = contactOf(block, site);
      if (!contact || contact.isThere) return [];
      const said = {
        rule: 'contact-absent',
        message: `${contact.who} n’est pas dans site.yml : le bloc <${block.name}> ne montre rien, et le titre au-dessus reste seul.`,
        hint: `Dans content/site.yml, remettez « ${contact.key} » avec ses lignes (sur GitHub : « History »). Sinon, effacez dans le texte le bloc et son titre.`,
      };
      return [inFile(part, doubtful(block.place, said))];
    }),
  );
}

function contactOf({ name, texts }: BodyBlock, { press, subsites }: Site): Contact | undefined {
  if (name === 'PressContact') {
    return { who: 'Le contact presse', key: 'press:', isThere: press !== undefined };
  }
  // Below `subsites:` no project may be missing: that has its own issue.
  return name === 'ProjectContact' && texts.project
    ? { who: 'Le contact de ce projet', key: 'subsites:', isThere: subsites !== undefined }
    : undefined;
}
