import type { BlockProps } from '../block-props.ts';
import { actions } from './buttons.css.ts';

/** A row of buttons. */
export const Actions = ({ children }: BlockProps<'Actions'>) => (
  <div className={actions}>{children}</div>
);
