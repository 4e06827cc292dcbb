import type { ReactNode } from 'react';
import type { GuideField } from '../../site/guide-fields.ts';
import type { Path } from '../../values/paths.ts';

export interface FieldProps {
  field: GuideField;
  path: Path;
}

export interface GroupProps extends FieldProps {
  title: string;
  hint?: string;
  /** Whether it is open at first. */
  isOpen: boolean;
  children?: ReactNode;
}
