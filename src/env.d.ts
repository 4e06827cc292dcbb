/// <reference types="vite/client" />

/** Names the code of this build: pages made for other code are loaded anew. */
declare const __BUILD__: string;
