import { type RefObject, useEffect, useRef, useState } from 'react';
import { type EmbedProtocol, hears } from './protocol.ts';

/** Pixels from the view at which a frame is created (contract section 7). */
const NEAR = 600;
/** Milliseconds without an answer after which the fallback shows (contract section 7). */
const PATIENCE = 8000;

interface EmbedOptions {
  box: RefObject<HTMLElement | null>;
  /** Absolute address of the frame, or one of this site with its base path. */
  address: string;
  id: string;
  protocol: EmbedProtocol;
}

type EmbedState = 'waiting' | 'loading' | 'answered' | 'silent';

/** The states of a frame: created when near, answered or given up after a while, tried again. */
export function useEmbed({ box, address, id, protocol }: EmbedOptions) {
  const near = useNear(box, NEAR);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const [outcome, setOutcome] = useState<'answered' | 'silent'>();
  const [attempt, setAttempt] = useState(0);
  const state: EmbedState = near ? (outcome ?? 'loading') : 'waiting';

  useEffect(() => {
    if (!near) return;
    const onMessage = (event: MessageEvent) => {
      const expected = {
        address: new URL(address, location.href).href,
        window: frame.current?.contentWindow,
        origins: protocol.origins,
      };
      const answer = hears(event, expected) ? protocol.read(event.data, id) : undefined;
      if (!answer) return;
      setOutcome('answered');
      if (answer.height !== undefined) setHeight(answer.height);
    };
    addEventListener('message', onMessage);
    if (protocol.script) loadOnce(protocol.script);
    return () => removeEventListener('message', onMessage);
  }, [near, address, id, protocol]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt waits again
  useEffect(() => {
    if (state !== 'loading') return;
    const giveUp = () => setOutcome('silent');
    if (!navigator.onLine) return giveUp();
    const timer = setTimeout(giveUp, PATIENCE);
    addEventListener('offline', giveUp);
    return () => {
      clearTimeout(timer);
      removeEventListener('offline', giveUp);
    };
  }, [state, attempt]);

  const retry = () => {
    setOutcome(undefined);
    setAttempt((count) => count + 1);
  };
  useRetryOnline(state === 'silent', retry);
  const onLoad = protocol.silent ? () => setOutcome('answered') : undefined;
  return { state, frame, height, attempt, retry, onLoad };
}

/** Tries again by itself when the network comes back. */
function useRetryOnline(failed: boolean, retry: () => void) {
  const again = useRef(retry);
  again.current = retry;
  useEffect(() => {
    if (!failed) return;
    const onOnline = () => again.current();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [failed]);
}

/** True once an element has come within `margin` pixels of the view. */
function useNear(element: RefObject<Element | null>, margin: number): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (near || !target) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${margin}px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, margin, near]);
  return near;
}

/** Loads a foreign script, once a page; a page without it only loses what the script adds. */
function loadOnce(src: string): void {
  if ([...document.scripts].some((script) => script.src === src)) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}

/** Milliseconds in which a frame that has just sent its height may correct it: its fonts come late. */
const CORRECTION = 1000;

interface Contents {
  /** What stands in for a frame that does not come, while it does. */
  fallback: RefObject<HTMLElement | null>;
  failed: boolean;
  /** Height of the frame in pixels, once it has sent it. */
  height: number | undefined;
}

/**
 * True once a box may take the height of what it holds without moving anything on the screen:
 * whatever stands below it is out of sight then. Until that moment the box keeps the room set
 * aside for it.
 */
export function useSettled(
  area: RefObject<HTMLElement | null>,
  { fallback, failed, height }: Contents,
) {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (settled || (!failed && height === undefined)) return;
    const settle = () => {
      const box = area.current?.getBoundingClientRect();
      const needed = failed ? fallback.current?.offsetHeight : height;
      if (!box || needed === undefined) return;
      if (Math.min(box.bottom, box.top + needed) >= innerHeight) setSettled(true);
    };
    const timer = setTimeout(() => {
      settle();
      addEventListener('scroll', settle, { passive: true });
    }, CORRECTION);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', settle);
    };
  }, [area, fallback, failed, height, settled]);
  return settled;
}
