import { elements } from './elements.tsx';
import { blocks } from './index.ts';

/** What a compiled body is rendered with: the editors' blocks and Markdown's own elements. */
export const components = { ...elements, ...blocks };
