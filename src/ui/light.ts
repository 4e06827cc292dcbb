import { createContext, type ReactNode } from 'react';
import type { PictureData } from './picture/picture.tsx';

/** How a light page writes what a full one loads. */
export interface LightForms {
  /** Where a link leads: from a light page to the next one. */
  address(href: string): string;
  /** A picture in words. */
  picture(picture: PictureData, alt: string): ReactNode;
}

/** Undefined on a full page, and so always in the browser. */
export const Light = createContext<LightForms | undefined>(undefined);
