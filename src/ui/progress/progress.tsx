import { bar, track } from './progress.css.ts';

interface ProgressProps {
  /** Accessible name, such as « Financement : école de Lambaréné ». */
  label: string;
  /** From 0 to 100. */
  value: number;
}

/** A progress bar; the page also shows the percentage as text. */
export const Progress = ({ label, value }: ProgressProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuenow={value}
    aria-valuemin={0}
    aria-valuemax={100}
    className={track}
  >
    <svg className={bar} aria-hidden="true">
      <rect width={`${value}%`} height="100%" />
    </svg>
  </div>
);
