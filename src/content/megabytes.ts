/** A size in bytes as people read it: `25,1`, rounded up, so that what is just above a limit is not said to be at it. */
export const megabytes = (size: number): string =>
  (Math.ceil((size / 1024 / 1024) * 10) / 10).toFixed(1).replace('.', ',');
