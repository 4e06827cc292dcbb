/// <reference types="vite/client" />

/** Names the code of this build: pages made for other code are loaded anew. */
declare const __BUILD__: string;

declare module 'virtual:site' {
  import type { Manifest } from './content/manifest.ts';

  const manifest: Manifest;
  export default manifest;
}
