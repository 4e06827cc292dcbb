/** An address or anchor without its percent signs; as it is when they cannot be read. */
export function percentDecoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
