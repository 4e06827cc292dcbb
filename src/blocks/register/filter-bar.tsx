import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { field, input } from '../../ui/field/field.css.ts';
import * as styles from './filter-bar.css.ts';
import type { FilterField } from './filters.ts';

interface FilterBarProps extends ComponentProps<'form'> {
  fields: readonly FilterField[];
  /** Label of the button that opens the fields on a phone. */
  open: string;
  /** Label of the button that closes them there. */
  close?: string;
  /** Before the fields. */
  before?: ReactNode;
}

/** Id of the fields; with a dot, because ids of headings have none. */
const FIELDS = 'projets.filtres';

/** Of the buttons that open and close the fields. */
const fold = { className: styles.fold, popoverTarget: FIELDS };

/**
 * Filters of the initiatives in a bar; on a phone its fields are in a popover. With `noticeProps` on its button, each choice
 * and a submission only show a message.
 */
export const FilterBar = ({ fields, open, close, before, ...form }: FilterBarProps) => (
  <search className={styles.bar}>
    {/* The browser must not restore an earlier choice. */}
    <form className={styles.form} autoComplete="off" {...form}>
      {before}
      <Button label={open} variant="outline" size="sm" {...fold} />
      <div id={FIELDS} popover="auto" className={styles.fields}>
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
        {form.children}
        {close && <Button label={close} {...fold} popoverTargetAction="hide" />}
      </div>
    </form>
  </search>
);
