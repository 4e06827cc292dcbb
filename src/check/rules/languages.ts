import { type Issue, issueAt } from '../../content/issue.ts';
import { valueAt } from '../../content/values.ts';
import type { Checking } from '../checking.ts';

/** Small words that every text of a language has, and none of the other. */
const ENGLISH =
  /(?<![\p{L}’'])(?:the|and|of|is|are|with|this|that|we|our|you|your|from|for)(?![\p{L}’'])/giu;
const FRENCH =
  /(?<![\p{L}])(?:le|la|les|des|du|et|est|une?|nous|vous|pour|dans|avec|sur|qui|que|[ldcnjs][’'](?=\p{L}))(?![’'])/giu;

/** So much is enough to know a language by (characters). */
const ENOUGH = 20_000;

/** A text in English where translations stand says so: its page would else be read aloud and typeset as French. */
export const languages = ({ content, frontmatters }: Checking): Issue[] =>
  frontmatters.flatMap((frontmatter) => {
    const isTranslation = /^pages\/en(?:\/|\.mdx$)/.test(frontmatter.path);
    if (!isTranslation || valueAt(frontmatter.data, ['lang']) !== undefined) return [];
    const part = content.parts.find(({ path }) => path === frontmatter.path);
    if (!part || !isEnglish(part.text.slice(0, ENOUGH))) return [];
    return issueAt(frontmatter.file, frontmatter.placeOf(['lang']), {
      rule: 'cle-manquante',
      severity: 'warning',
      message:
        'Ce texte est en anglais, mais le site le présenterait comme du français : la clé « lang » manque.',
      hint: 'Ajoutez cette ligne en haut du fichier, entre les deux lignes « --- ».',
      suggestion: 'lang: en',
    });
  });

const isEnglish = (text: string) => {
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  return count(ENGLISH) > count(FRENCH);
};
