import { progressBar } from '../classes.css.ts';

interface ProgressProps {
  /** Accessible name, such as « Financement : école de Lambaréné ». */
  label: string;
  /** From 0 to 100. */
  value: number;
}

/** A progress bar; the page also shows the percentage as text. `aria-valuenow` is for tools that read attributes only. */
export const Progress = ({ label, value }: ProgressProps) => (
  <progress
    aria-label={label}
    aria-valuenow={value}
    value={value}
    max={100}
    className={progressBar}
  />
);
