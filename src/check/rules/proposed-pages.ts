import { pageOf } from '../../site/routes.ts';
import { correctionHint, type Issue } from '../../values/issue.ts';
import type { Checking } from './checking.ts';
import { feedAddresses, pageExists, routesOf } from './existing-routes.ts';
import { isMoved, nearestRoute, WHERE } from './links.ts';

/** The address of a page in what is proposed: `/contact`, `[nous écrire](/contact#carte)`; no file, no other site. */
const PAGE = /(?<![^\s("'<])\/(?!images\/|documents\/)[\w-][\w/-]*(?![\w/.-])/;

/**
 * Where an issue proposes a link to a page that does not exist, proposes the page that was meant; without one, proposes
 * nothing. What is wrong with an address is known from its file alone, which pages there are only from the whole content.
 */
export function withExistingPages(issues: readonly Issue[], checking: Checking): Issue[] {
  const written = new Set([...routesOf(checking), ...feedAddresses(checking)]);
  return issues.map((issue) => {
    const { fix, ...rest } = issue;
    const address = /^lien-(?:adresse|mal-ecrit)$/.test(issue.rule) && fix?.text.match(PAGE)?.[0];
    if (!fix || !address) return issue;
    if (pageExists(address, written) || isMoved(pageOf(address), checking)) return issue;
    const right = nearestRoute(pageOf(address), routesOf(checking));
    const { hint } = correctionHint(right, WHERE);
    if (right === undefined) return { ...rest, hint };
    const isBroken = issue.rule === 'lien-mal-ecrit';
    return {
      ...rest,
      hint: isBroken ? `${issue.hint} ${hint}` : hint,
      fix: { ...fix, text: fix.text.replace(address, right) },
    };
  });
}
