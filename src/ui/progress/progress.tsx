import { bar, track } from './progress.css.ts';

interface ProgressProps {
  /** What is measured, for those who do not see the bar. */
  label: string;
  /** From 0 to 100. */
  value: number;
}

/** A bar filled to a percentage; the page says the figure in text beside it. */
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
