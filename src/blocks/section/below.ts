import { createContext } from 'react';

/** Whether a block stands below a picture as wide as the screen: each of its entries is then under its part of the picture. */
export const Below = createContext(false);
