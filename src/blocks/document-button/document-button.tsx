import { ButtonLink } from '../../ui/button/button-link.tsx';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';

/** Opens a document of `site.yml` in a new tab; absent while the document is. */
export function DocumentButton({ document, label }: BlockProps<'DocumentButton'>) {
  const href = useSite().manifest.site.documents[document];
  if (!href) return null;
  return <ButtonLink href={href} label={label} />;
}
