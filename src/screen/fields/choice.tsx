import * as styles from '../screen.css.ts';

interface ChoiceProps {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  choose(value: string): void;
}

/** A list of things to place; it goes back to its label after a choice. */
export const Choice = ({ label, options, choose }: ChoiceProps) => (
  <select
    aria-label={label}
    className={styles.choice}
    value=""
    onChange={({ target }) => choose(target.value)}
  >
    <option value="">{label}</option>
    {options.map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </select>
);
