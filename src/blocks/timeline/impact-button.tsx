import type { NoticeId } from '../../content/schema/notices.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import type { ItemsOf } from '../items.ts';
import { SoonButton } from '../soon-button/soon-button.tsx';

type Entry = ItemsOf<'timeline'>[number];

/** The address and the notice of each action; an unknown one has only a notice (spec section 8). */
function waysOf(entry: Entry, action: string): [href: string | undefined, notice: NoticeId] {
  if (action === 'video') return [entry.video, 'chronologie-video'];
  if (action === 'radio') return [entry.radio, 'chronologie-radio'];
  return [undefined, 'chronologie-autre'];
}

/** The button of an impact line: a link once its entry gives the address. */
export function ImpactButton({ entry }: { entry: Entry }) {
  const button = entry.impact?.button;
  if (!button) return null;
  const [href, notice] = waysOf(entry, button.action);
  return href ? (
    <ButtonLink href={href} label={button.label} variant="outline" />
  ) : (
    <SoonButton label={button.label} notice={notice} variant="outline" />
  );
}
