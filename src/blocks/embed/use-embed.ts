import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type EmbedProtocol, isFromFrame } from './protocols.ts';

/** Distance from the view at which a frame is created (pixels, docs/contract.md#embeds). */
const LOAD_MARGIN = 600;
/** Time without an answer after which the fallback is shown (docs/contract.md#embeds). */
const TIMEOUT_MS = 8000;

/**
 * State of a frame with an `address` (absolute, or with the base path of this site): created near the view, then `answered`,
 * or `silent` after a timeout or offline; it may be retried, and is when the browser is online again.
 */
export function useEmbed(address: string, id: string, protocol: EmbedProtocol) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const fallback = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'loading' | 'answered' | 'silent'>('waiting');
  const [height, setHeight] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  const [isKept, setKept] = useState(false);
  const isNear = state !== 'waiting';

  /** Ends the fallback: if the focus is in it, for example on its retry button, it stays at this place of the page. */
  const become = (next: 'loading' | 'answered') => {
    if (fallback.current?.contains(document.activeElement))
      box.current?.focus({ preventScroll: true });
    // A form lower than its place would move what follows, if that is in view.
    const end = frame.current?.getBoundingClientRect().bottom ?? 0;
    setKept(next === 'answered' && (isKept || (state === 'loading' && end < innerHeight)));
    setState(next);
  };
  const retry = () => {
    become('loading');
    setAttempt(attempt + 1);
  };
  const onLoad = protocol.silent ? () => become('answered') : undefined;
  const onOnline = useEffectEvent(retry);
  const onMessage = useEffectEvent((event: MessageEvent) => {
    const expected = {
      address: new URL(address, location.href).href,
      window: frame.current?.contentWindow,
    };
    const answer = isFromFrame(event, expected) ? protocol.read(event.data, id) : undefined;
    if (!answer) return;
    become('answered');
    if (answer.height !== undefined) setHeight(answer.height);
  });

  useEffect(() => {
    if (isNear || !box.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setState('loading'),
      { rootMargin: `${LOAD_MARGIN}px` },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isNear]);

  useEffect(() => {
    if (!isNear) return;
    const end = new AbortController();
    addEventListener('message', (event) => onMessage(event), end);
    if (protocol.script) loadOnce(protocol.script);
    return () => end.abort();
  }, [isNear, protocol]);

  useEffect(() => {
    const end = new AbortController();
    if (state === 'silent') addEventListener('online', () => onOnline(), end);
    const giveUp = () => setState('silent');
    if (state === 'loading') addEventListener('offline', giveUp, end);
    const timer = state === 'loading' && setTimeout(giveUp, navigator.onLine ? TIMEOUT_MS : 0);
    return () => {
      end.abort();
      if (timer) clearTimeout(timer);
    };
  }, [state]);

  return { refs: { box, frame, fallback }, state, height, isKept, attempt, retry, onLoad };
}

/** Loads a provider's script, one time on each page; a failure is ignored, because frames work without the script. */
function loadOnce(src: string): void {
  if ([...document.scripts].some((script) => script.src === src)) return;
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
