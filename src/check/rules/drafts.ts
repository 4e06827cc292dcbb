import { frenchDay } from '../../content/days.ts';
import type { Diagnosis, Issue } from '../../content/issue.ts';
import type { Part } from '../../content/part.ts';
import { REQUIRED_ROUTES } from '../../content/sections.ts';
import { NEVER, publicFrom } from '../../content/visibility.ts';
import type { Checking } from '../checking.ts';
import { valueIssue } from '../value-issue.ts';
import { pageLinks } from './links.ts';

const RULE = 'brouillon';

/** Nothing that visitors see leads to a text before it is public, and what the menus lead to is no draft. */
export const drafts = (checking: Checking): Issue[] => [
  ...requiredDrafts(checking),
  ...earlyLinks(checking),
];

function requiredDrafts({ content, frontmatters }: Checking): Issue[] {
  const files = new Map(
    content.parts.flatMap((part) =>
      part.route !== null && REQUIRED_ROUTES.includes(part.route) && publicFrom(part) === NEVER
        ? [[part.file, part.route]]
        : [],
    ),
  );
  return frontmatters.flatMap((frontmatter) => {
    const route = files.get(frontmatter.file);
    if (route === undefined) return [];
    return valueIssue(frontmatter, ['draft'], {
      rule: RULE,
      message: `La page ${route} ne peut pas être un brouillon : les menus du site y mènent, et elle manquerait en ligne.`,
      hint: 'Effacez cette ligne. Pour préparer la page à l’abri, changez son texte dans une proposition : l’aperçu la montre, et le site en ligne ne change qu’à la fusion.',
      suggestion: 'false',
    });
  });
}

/** A link is early when its text is public before the one that it leads to. What menus lead to is said once, above. */
function earlyLinks(checking: Checking): Issue[] {
  const { content, today } = checking;
  const waiting = new Map<string, Part>();
  for (const part of content.parts) {
    const { route } = part;
    if (route !== null && !REQUIRED_ROUTES.includes(route) && publicFrom(part) > today) {
      waiting.set(route, part);
    }
  }
  if (waiting.size === 0) return [];
  return pageLinks(checking).flatMap(({ page, part, issue }) => {
    const target = waiting.get(page);
    const isEarly = target && (part ? publicFrom(part) : '') < publicFrom(target);
    return isEarly ? issue(earlyLink(target)) : [];
  });
}

function earlyLink(target: Part): Diagnosis {
  const { file } = target;
  const from = publicFrom(target);
  const said = { rule: RULE, severity: 'warning' } as const;
  return from === NEVER
    ? {
        ...said,
        message: `Ce lien mène à ${file}, un brouillon : en ligne, il ne mènerait nulle part.`,
        hint: `Publiez aussi ce texte (effacez « draft: true » dans ${file}), ou retirez le lien jusque-là.`,
      }
    : {
        ...said,
        message: `Ce lien mène à ${file}, qui paraît seulement le ${frenchDay(from)} : jusque-là, il ne mènerait nulle part.`,
        hint: `Ajoutez le lien ce jour-là, ou donnez à ce texte une date plus proche (« date: » dans ${file}).`,
      };
}
