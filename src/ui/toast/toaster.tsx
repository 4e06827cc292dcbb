import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { flushSync } from 'react-dom';
import { createRoot, type Root as ReactRoot } from 'react-dom/client';
import { TOAST_DURATION, type ToastText, toastPlace } from './place.ts';
import * as styles from './toast.css.ts';

/** Pixels of a swipe that dismisses a toast (spec section 9). */
const SWIPE_THRESHOLD = 50;

let root: ReactRoot | undefined;
let shown = 0;
let giveFocusBack = () => {};

/** Shows a toast in the place of the one that is visible. */
export function showToast(toast: ToastText): void {
  shown += 1;
  const tree = <Toaster key="toaster" toast={toast} id={shown} />;
  if (root) root.render(tree);
  else root = takeOver(tree);
}

/** Radix brings its own region: ours hands over its role, so that there is always exactly one. */
function takeOver(tree: React.ReactNode): ReactRoot {
  const place = toastPlace();
  const made = createRoot(place);
  flushSync(() => made.render(tree));
  place.removeAttribute('role');
  place.removeAttribute('aria-label');
  giveFocusBack = followFocus(place);
  return made;
}

/** One toast at a time: a new id is a new toast, which replaces the old and has its full time. */
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
        onOpenChange={(open) => !open && giveFocusBack()}
      >
        <div>
          <Title className={styles.title}>{toast.title}</Title>
          <Description>{toast.message}</Description>
        </div>
        <Close className={styles.close} aria-label={toastPlace().dataset.close ?? 'Fermer'}>
          <span aria-hidden="true">×</span>
        </Close>
      </Root>
      <Viewport hotkey={HOTKEY} label="Notification ({hotkey})" className={styles.viewport} />
    </Provider>
  );
}

const HOTKEY = ['F8'];

/**
 * Remembers from where the focus comes into the notifications. Returns what gives it back there, if it is in
 * them: a toast takes away what has the focus as it goes.
 */
function followFocus(place: HTMLElement): () => void {
  let before: EventTarget | null = null;
  place.addEventListener('focusin', ({ relatedTarget }) => {
    const moves = relatedTarget instanceof Node && place.contains(relatedTarget);
    if (!moves) before = relatedTarget;
  });
  return () => {
    if (!place.contains(document.activeElement)) return;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
