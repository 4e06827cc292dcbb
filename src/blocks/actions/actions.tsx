import type { ReactNode } from 'react';
import { actions } from './actions.css.ts';

/** A row of buttons. */
export const Actions = ({ children }: { children?: ReactNode }) => (
  <div className={actions}>{children}</div>
);
