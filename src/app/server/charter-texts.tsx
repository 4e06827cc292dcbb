import { sectionHeadings } from '../../blocks/charter/section-headings.tsx';
import { components } from '../../blocks/components.ts';
import type { RenderContext } from '../../blocks/site-context.ts';
import { entriesOf } from '../../content/manifest.ts';
import type { RenderOptions } from './render-options.ts';

/** The charter's sections in order, each with its compiled text below the heading of its page. */
export const charterTexts = ({
  manifest,
  loadBody,
}: Pick<RenderOptions, 'manifest' | 'loadBody'>): Promise<RenderContext['charter']> =>
  Promise.all(
    entriesOf(manifest, 'charte').map(async (entry) => {
      const Text = await loadBody(entry.path);
      return { entry, text: <Text components={{ ...components, ...sectionHeadings }} /> };
    }),
  );
