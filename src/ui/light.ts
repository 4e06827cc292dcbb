import { createContext, type ReactNode } from 'react';
import type { PictureData } from './picture/picture.tsx';

/** Replaces links and pictures on a light page (a page below `/leger`, without scripts and pictures). */
export interface LightForms {
  /** Target of a link: the light version of a route. */
  address(href: string): string;
  /** Text in place of a picture. */
  picture(picture: PictureData, alt: string): ReactNode;
}

/** Defined while the build renders a light page; undefined on a full page and in the browser. */
export const Light = createContext<LightForms | undefined>(undefined);
