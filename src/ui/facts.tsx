import type { ReactNode } from 'react';
import { facts } from './classes.css.ts';

export type FactRows = readonly (readonly [name: string, value: ReactNode])[];

/** A list of facts, each below its name. */
export const Facts = ({ rows, className = '' }: { rows: FactRows; className?: string }) => (
  <dl className={`${facts} ${className}`}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
