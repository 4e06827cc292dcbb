import { type RefObject, useEffect, useRef, useState } from 'react';
import { type EmbedProtocol, isFromFrame } from './embed-protocol.ts';

/** Distance from the view at which a frame is created (pixels, contract section 7). */
const LOAD_MARGIN = 600;
/** Time without an answer after which the fallback is shown (contract section 7). */
const TIMEOUT_MS = 8000;

interface EmbedOptions {
  box: RefObject<HTMLElement | null>;
  /** Address of the frame: absolute, or with the base path of this site. */
  address: string;
  id: string;
  protocol: EmbedProtocol;
}

type EmbedState = 'waiting' | 'loading' | 'answered' | 'silent';

/** State of a frame: created near the view, then `answered`, or `silent` after a timeout or offline; may be retried. */
export function useEmbed({ box, address, id, protocol }: EmbedOptions) {
  const near = useNear(box, LOAD_MARGIN);
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
      const answer = isFromFrame(event, expected) ? protocol.read(event.data, id) : undefined;
      if (!answer) return;
      setOutcome('answered');
      if (answer.height !== undefined) setHeight(answer.height);
    };
    addEventListener('message', onMessage);
    if (protocol.script) loadOnce(protocol.script);
    return () => removeEventListener('message', onMessage);
  }, [near, address, id, protocol]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new attempt must start a new timer
  useEffect(() => {
    if (state !== 'loading') return;
    const giveUp = () => setOutcome('silent');
    if (!navigator.onLine) return giveUp();
    const timer = setTimeout(giveUp, TIMEOUT_MS);
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

/** Calls `retry` when the browser is online again after a failure. */
function useRetryOnline(failed: boolean, retry: () => void) {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    if (!failed) return;
    const onOnline = () => latest.current();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [failed]);
}

/** Whether an element is or was less than `margin` pixels outside the view. */
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

/** Loads a provider's script, one time on each page; a failure is ignored, because frames work without the script. */
function loadOnce(src: string): void {
  if ([...document.scripts].some((script) => script.src === src)) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}
