import type { ReactNode } from 'react';
import { fact, factName } from './classes.css.ts';

export type FactRows = readonly (readonly [name: string, value: ReactNode])[];

/** A list of facts, each below its name. */
export const Facts = ({ rows, className }: { rows: FactRows; className?: string }) => (
  <dl className={className}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt className={factName}>{name}</dt>
        <dd className={fact}>{value}</dd>
      </div>
    ))}
  </dl>
);

/** A name of a person or organisation, or a number: of any direction of writing, and not to be translated. */
export const properName = (name: string): ReactNode => <bdi translate="no">{name}</bdi>;
