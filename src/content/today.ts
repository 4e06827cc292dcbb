/** ISO day in Libreville: UTC + 1 hour, without summer time. */
export const dayInGabon = (now: Date): string =>
  new Date(now.getTime() + 3_600_000).toISOString().slice(0, 10);
