import type { Site } from '../../content/schema/site.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { button } from '../../ui/button/button.css.ts';
import { useSite } from '../site-context.ts';

interface DocumentButtonProps {
  document: keyof Site['documents'];
  label: string;
}

/** Opens a document of `site.yml` in a new tab; absent while the document is. */
export function DocumentButton({ document, label }: DocumentButtonProps) {
  const href = useSite().manifest.site.documents[document];
  if (!href) return null;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={button({})}>
      {label}
      <span className={visuallyHidden}> (nouvel onglet)</span>
    </a>
  );
}
