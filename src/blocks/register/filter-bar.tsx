import type { ComponentProps, ReactNode } from 'react';
import { field, input } from '../../ui/field/field.css.ts';
import * as styles from './filter-bar.css.ts';
import type { FilterField } from './filters.ts';

interface FilterBarProps extends ComponentProps<'form'> {
  fields: readonly FilterField[];
  /** The bar needs scripts, so it is hidden without them. */
  isScripted?: boolean;
  /** Before the fields. */
  before?: ReactNode;
}

/** Filters of the initiatives in a bar. With `noticeProps` on its button, each choice and a submission only show a message. */
export const FilterBar = ({ fields, isScripted, before, children, ...form }: FilterBarProps) => (
  <search className={isScripted ? `${styles.bar} ${styles.scripted}` : styles.bar}>
    {/* The browser must not restore an earlier choice. */}
    <form className={styles.form} autoComplete="off" {...form}>
      {before}
      {fields.map(({ name, label, options, placeholder }) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the field is one of two, both in the label
        <label key={name} className={`${field} ${styles.field}`}>
          <span>{label}</span>
          {options ? (
            <select className={input} name={name}>
              {options.map(([slug, text]) => (
                <option key={slug} value={slug}>
                  {text}
                </option>
              ))}
            </select>
          ) : (
            <input className={input} name={name} placeholder={placeholder} maxLength={60} />
          )}
        </label>
      ))}
      {children}
    </form>
  </search>
);
