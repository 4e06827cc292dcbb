import { createContext, type ReactNode } from 'react';
import type { PictureData } from './picture/picture.tsx';

/** Replacements on a light page. */
export interface LightForms {
  /** Target of a link: the light version of a route. */
  address(href: string): string;
  /** Text in place of a picture. */
  picture(picture: PictureData, alt: string): ReactNode;
}

/** Defined while rendering a light page; undefined on a full page, and so always in the browser. */
export const Light = createContext<LightForms | undefined>(undefined);
