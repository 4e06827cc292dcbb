import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import { loadIsland } from '../blocks/load-island.ts';
import { ISLAND, REPLAY_CLICKS } from '../theme/protocol.ts';
import { lateStyles } from '../ui/late-styles.ts';

/** Hydrates the islands inside `main`, each in its own root. Returns a function that unmounts them. */
export function mountIslands(main: HTMLElement, onError: (error: unknown) => void): () => void {
  const roots: Root[] = [];
  let ended = false;
  // React reports islands that are unmounted before they are hydrated: that is no error.
  const onRecoverableError = (error: unknown) => ended || console.error(error);
  const options = { onUncaughtError: onError, onRecoverableError };
  for (const element of main.querySelectorAll<HTMLElement>(ISLAND)) {
    Promise.all([loadIsland(element.dataset.live), lateStyles()]).then(
      ([Block]) => {
        if (!ended) startTransition(() => void roots.push(hydrate(element, Block, options)));
      },
      (reason: unknown) => {
        // The code did not come (offline, blocked): the block stays as it is without scripts.
        console.warn(reason);
        element.dataset.failed = '';
        replayClicks(element);
      },
    );
  }
  return () => {
    ended = true;
    // React forbids unmounting a root while it renders another.
    queueMicrotask(() => {
      for (const root of roots) root.unmount();
    });
  };
}

function hydrate(
  element: HTMLElement,
  loaded: Awaited<ReturnType<typeof loadIsland>>,
  options: HydrationOptions,
): Root {
  const Block = loaded as ComponentType<Record<string, unknown>>;
  const tree = (
    <Hydrated element={element}>
      <Block {...JSON.parse(element.dataset.props ?? '{}')} />
    </Hydrated>
  );
  if (element.hasChildNodes()) return hydrateRoot(element, tree, options);
  const root = createRoot(element, options);
  root.render(tree);
  return root;
}

/** Marks an island as hydrated and replays the clicks queued before. */
function Hydrated({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    element.dataset.hydrated = '';
    replayClicks(element);
  }, [element]);
  return children;
}

const replayClicks = (element: HTMLElement) =>
  element.dispatchEvent(new Event(REPLAY_CLICKS, { bubbles: true }));
