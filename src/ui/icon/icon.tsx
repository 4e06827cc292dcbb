import { fill, icon } from '../classes.css.ts';
import { drawings, type IconName } from './drawings.ts';

interface IconProps {
  name: IconName;
  className?: string;
}

/** A decorative drawing next to a text, hidden from screen readers. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className ? `${icon} ${className}` : icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {drawings[name].map((shape) => (
        <path key={shape} className={fillOf(shape)} d={shape.slice(shape.indexOf('M'))} />
      ))}
    </svg>
  );
}

const fillOf = (shape: string) =>
  Object.entries(fill).find(([pigment]) => shape.startsWith(pigment))?.[1];
