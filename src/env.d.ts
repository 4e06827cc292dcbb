/// <reference types="vite/client" />

/** True when what is read stays readable without a network: not in the live preview nor the previews of proposals. */
declare const __SERVICE_WORKER__: boolean;

/** A module, minified, as the text of a classic script: `vite/inline-script.ts` makes it. */
declare module '*?script' {
  const text: string;
  export default text;
}
