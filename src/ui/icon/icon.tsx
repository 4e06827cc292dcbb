import { drawings, type IconName } from './drawings.ts';
import { icon } from './icon.css.ts';

interface IconProps {
  name: IconName;
  /** For its size and place; the colours follow the text and the theme's highlight. */
  className?: string;
}

/** A small drawing beside a text that says the same: it has no name of its own. */
export function Icon({ name, className }: IconProps) {
  const [wash, line] = drawings[name];
  return (
    <svg
      className={className ? `${icon} ${className}` : icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={wash} />
      <path d={line} />
    </svg>
  );
}
