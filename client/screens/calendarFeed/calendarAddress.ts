/** The hosts of a server that listens on every address of its machine. */
const EVERY_ADDRESS: readonly string[] = ['0.0.0.0', '[::]'];

/**
 * The address as other machines reach it. A server without PUBLIC_URL gives the address that it listens on; if that is one of these hosts,
 * the host of this page replaces it.
 */
export function reachableAddress(address: string, origin: string): string {
  const { hostname, pathname } = new URL(address);
  return EVERY_ADDRESS.includes(hostname) ? new URL(pathname, origin).href : address;
}

/** The address with the scheme that opens a calendar program, which asks whether to subscribe. */
export function subscribeAddress(address: string): string {
  return address.replace(/^https?:/, 'webcal:');
}
