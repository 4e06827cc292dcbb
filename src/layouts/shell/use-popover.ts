import { type ToggleEvent, useEffect, useRef, useState } from 'react';

/** Whether a popover is open, and the props of its button and of itself; visitors may open it before hydration. */
export function usePopover<E extends HTMLElement>(id: string) {
  const popover = useRef<E>(null);
  // Undefined in the HTML of the build: the browser knows it.
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    const node = popover.current;
    // In browsers from before 2024 the selector is an error.
    setOpen(!!node && 'showPopover' in node && node.matches(':popover-open'));
  }, []);
  // React hands the event of a popover to the one around it, too.
  const onToggle = ({ newState, target }: ToggleEvent) =>
    target === popover.current && setOpen(newState === 'open');
  return {
    isOpen,
    button: { type: 'button', popoverTarget: id, 'aria-expanded': isOpen },
    popover: { id, popover: 'auto', ref: popover, onToggle },
  } as const;
}
