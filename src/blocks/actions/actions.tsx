import type { BlockProps } from '../block-props.ts';
import { actions } from './actions.css.ts';

export const Actions = ({ children }: BlockProps<'Actions'>) => (
  <div className={actions}>{children}</div>
);
