import { type RefObject, type ToggleEvent, useEffect, useState } from 'react';

/** State of a popover, undefined in the HTML of the build, and its event handler; visitors may open it before hydration. */
export function usePopover(popover: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    const node = popover.current;
    // In browsers from before 2024 the selector is an error.
    setOpen(!!node && 'showPopover' in node && node.matches(':popover-open'));
  }, [popover]);
  return { isOpen, onToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open') };
}
