import { Component, type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { type LiveBlockName, loadLiveBlock } from '../../blocks/live.ts';
import { ISLAND, REPLAY_CLICKS } from '../../theme/protocol.ts';

interface Island {
  element: HTMLElement;
  name: LiveBlockName;
  props: Record<string, unknown>;
}

/** Hydrates the islands inside `main`, each in a root of its own; returns what unmounts them. */
export function mountIslands(main: HTMLElement, onError: (error: unknown) => void): () => void {
  const roots: Root[] = [];
  let ended = false;
  for (const { element, name, props } of findIslands(main)) {
    void loadLiveBlock(name).then(
      (Block) => {
        if (ended) return;
        const block = Block as ComponentType<Record<string, unknown>>;
        startTransition(() => {
          roots.push(hydrate(element, block, { props, onError }));
        });
      },
      (reason: unknown) => {
        console.warn(reason);
        leaveAsHtml(element);
      },
    );
  }
  return () => {
    ended = true;
    // React forbids unmounting one root while it renders another.
    queueMicrotask(() => {
      for (const root of roots) root.unmount();
    });
  };
}

/** Without its code (offline, blocked) a block is read as without scripts. */
function leaveAsHtml(element: HTMLElement): void {
  element.dataset.failed = '';
  replayClicks(element);
}

function findIslands(main: HTMLElement): Island[] {
  return [...main.querySelectorAll<HTMLElement>(ISLAND)].map((element) => ({
    element,
    name: element.dataset.live as LiveBlockName,
    props: JSON.parse(element.dataset.props ?? '{}') as Record<string, unknown>,
  }));
}

interface IslandOptions {
  props: Record<string, unknown>;
  onError: (error: unknown) => void;
}

function hydrate(
  element: HTMLElement,
  Block: ComponentType<Record<string, unknown>>,
  options: IslandOptions,
): Root {
  const tree = (
    <Boundary onError={options.onError}>
      <Hydrated element={element}>
        <Block {...options.props} />
      </Hydrated>
    </Boundary>
  );
  if (element.childNodes.length > 0) return hydrateRoot(element, tree);
  const root = createRoot(element);
  root.render(tree);
  return root;
}

/** Marks an island as hydrated, and has the clicks made again that came before. */
function Hydrated({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    element.dataset.hydrated = '';
    replayClicks(element);
  }, [element]);
  return children;
}

const replayClicks = (element: HTMLElement) =>
  element.dispatchEvent(new Event(REPLAY_CLICKS, { bubbles: true }));

/** Hands a render error to the page, which shows it in French; nothing is drawn in its place. */
class Boundary extends Component<Pick<IslandOptions, 'onError'> & { children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
