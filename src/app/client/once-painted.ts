/**
 * Does what the next picture on the screen can do without, once that is painted: a tap waits for the
 * rest only. `work` may give back what ends it; returns what ends it or calls it off.
 */
export function oncePainted(work: () => undefined | (() => void)): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: (() => void) | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      end = work();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    end?.();
  };
}
