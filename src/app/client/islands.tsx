import { Component, type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { type LiveBlockName, loadLiveBlock } from '../../blocks/live.ts';
import { replayBlockEvents } from './early.ts';

interface LiveBlock {
  element: HTMLElement;
  name: LiveBlockName;
  props: Record<string, unknown>;
}

/** Brings the live blocks inside `main` to life, each in a root of its own; returns what ends them. */
export function mountIslands(main: HTMLElement, onError: (error: unknown) => void): () => void {
  const roots: Root[] = [];
  let ended = false;
  for (const { element, name, props } of findBlocks(main)) {
    void loadLiveBlock(name).then(
      (Block) => {
        if (ended) return;
        const block = Block as ComponentType<Record<string, unknown>>;
        startTransition(() => {
          roots.push(bringToLife(element, block, { props, onError }));
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
  element.dataset.echec = '';
  replayBlockEvents(element);
}

function findBlocks(main: HTMLElement): LiveBlock[] {
  return [...main.querySelectorAll<HTMLElement>('[data-live]')].map((element) => ({
    element,
    name: element.dataset.live as LiveBlockName,
    props: JSON.parse(element.dataset.props ?? '{}') as Record<string, unknown>,
  }));
}

interface Life {
  props: Record<string, unknown>;
  onError: (error: unknown) => void;
}

function bringToLife(
  element: HTMLElement,
  Block: ComponentType<Record<string, unknown>>,
  life: Life,
): Root {
  const tree = (
    <Boundary onError={life.onError}>
      <Alive element={element}>
        <Block {...life.props} />
      </Alive>
    </Boundary>
  );
  if (element.childNodes.length > 0) return hydrateRoot(element, tree);
  const root = createRoot(element);
  root.render(tree);
  return root;
}

/** Does again what a block was given before it came to life. */
function Alive({ element, children }: { element: HTMLElement; children: ReactNode }) {
  useEffect(() => replayBlockEvents(element), [element]);
  return children;
}

/** Hands a render error to the page, which shows it in French; nothing is drawn in its place. */
class Boundary extends Component<Pick<Life, 'onError'> & { children: ReactNode }> {
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
