import { zIndex } from './scale.ts';

/** Where a modal stands in a browser that knows no `<dialog>`; in others it is so anyway. */
export const modalPlace = { position: 'fixed', inset: 0, zIndex: zIndex.toast } as const;
