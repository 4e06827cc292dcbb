/// <reference types="vite/client" />

/** True when what is read stays readable without a network: not in the live preview nor the previews of proposals. */
declare const __SERVICE_WORKER__: boolean;

/** What some browsers tell about the network: whether the visitor saves data, and its kind (`3g`). */
interface Navigator {
  readonly connection?: { saveData?: boolean; effectiveType?: string };
}

/** A module, minified, as the text of a classic script: `vite/inline-script.ts` makes it. */
declare module '*?script' {
  const text: string;
  export default text;
}

/** The package describes its types in comments only. */
declare module 'http-compression' {
  export default function compression(options: {
    level: { brotli: number; gzip: number };
  }): (request: object, response: object, next: () => void) => void;
}
