import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { components } from '../../blocks/components.ts';
import { type RenderContext, SiteContext } from '../../blocks/site-context.ts';
import type { Routed } from '../../content/manifest.ts';
import { LayoutOf } from '../../layouts/layout-of.tsx';

/** A compiled MDX file. */
export type Body = ComponentType<{ components: typeof components }>;

/** The HTML inside `main` of a page: its layout around its compiled body. */
export function renderBody(context: RenderContext & { entry: Routed }, Content: Body): string {
  return renderToStaticMarkup(
    <SiteContext value={context}>
      <LayoutOf entry={context.entry}>
        <Content components={components} />
      </LayoutOf>
    </SiteContext>,
  );
}
