import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { flushSync } from 'react-dom';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import * as styles from './toast.css.ts';
import { TOAST_DURATION, type ToastText, toastRegion } from './toast-region.ts';

/** Distance of a swipe that dismisses a toast (pixels, docs/contract.md#notices). */
const SWIPE_THRESHOLD = 50;

let root: ReactRoot | undefined;
let shown = 0;
let restoreFocus = () => {};

/** Shows a toast in place of the visible toast. */
export function showToast(toast: ToastText): void {
  shown += 1;
  const tree = <Toaster key="toaster" toast={toast} id={shown} />;
  if (root) root.render(tree);
  else root = renderInto(tree);
}

/** Renders into the page's element for toasts. Radix renders a region inside it, so ours loses its role: one is enough. */
function renderInto(tree: React.ReactNode): ReactRoot {
  const region = toastRegion();
  const created = createRoot(region);
  flushSync(() => created.render(tree));
  region.removeAttribute('role');
  region.removeAttribute('aria-label');
  restoreFocus = trackFocus(region);
  return created;
}

/** Renders one toast. With a new `id` React replaces the old toast, and the display time starts again. */
function Toaster({ toast, id }: { toast: ToastText; id: number }) {
  return (
    <Provider
      label="Notification"
      duration={TOAST_DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      <Root
        key={id}
        className={styles.toast}
        data-variant={toast.variant ?? 'default'}
        onOpenChange={(open) => !open && restoreFocus()}
      >
        <div>
          <Title className={styles.title}>{toast.title}</Title>
          <Description>{toast.message}</Description>
        </div>
        <Close className={styles.close} aria-label={toastRegion().dataset.close ?? 'Fermer'}>
          <span aria-hidden="true">×</span>
        </Close>
      </Root>
      <Viewport hotkey={HOTKEY} label="Notification ({hotkey})" className={styles.viewport} />
    </Provider>
  );
}

const HOTKEY = ['F8'];

/** Remembers the element focused before the focus moved into `region`; returns a function that moves the focus back to it. */
function trackFocus(region: HTMLElement): () => void {
  let before: EventTarget | null = null;
  region.addEventListener('focusin', ({ relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && region.contains(relatedTarget);
    if (!isInside) before = relatedTarget;
  });
  return () => {
    if (!region.contains(document.activeElement)) return;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
