import type { ComponentType, ReactNode } from 'react';
import type { BlockName } from '../content/blocks.ts';
import { blocks as specs } from '../content/blocks.ts';

// biome-ignore lint/suspicious/noExplicitAny: provisional
type Any = ComponentType<any>;
const Pending: Any = ({ children }: { children?: ReactNode }) => children ?? null;

export const blocks = Object.fromEntries(
  Object.keys(specs).map((name) => [name, Pending]),
) as Record<BlockName, Any>;
