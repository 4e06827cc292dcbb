import type { Document } from '../document.ts';
import type { Issue } from '../issue.ts';

/** What a body can be refused for by itself: its tags, blocks, code, HTML, addresses. */
export const bodies = ({ facts }: Document): Issue[] => facts.issues;
