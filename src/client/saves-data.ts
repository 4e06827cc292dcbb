/** Shape of `navigator.connection`, which some browsers lack. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** What the browser tells about the network; undefined in browsers that tell nothing. */
export const connection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;

/** Whether the visitor has switched the browser's data saving on. */
export const savesData = () => connection()?.saveData === true;
