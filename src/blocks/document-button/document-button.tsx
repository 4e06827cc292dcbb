import type { Site } from '../../content/schema/site.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { useSite } from '../site-context.ts';

interface DocumentButtonProps {
  document: keyof Site['documents'];
  label: string;
}

/** Opens a document of `site.yml` in a new tab; absent while the document is. */
export function DocumentButton({ document, label }: DocumentButtonProps) {
  const href = useSite().manifest.site.documents[document];
  if (!href) return null;
  return <ButtonLink href={href} label={label} />;
}
