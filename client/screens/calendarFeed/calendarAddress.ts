/** Hosts that mean "every address of this machine" to a server. */
const EVERY_ADDRESS: readonly string[] = ['0.0.0.0', '[::]'];

/**
 * The address as other machines reach it. Without PUBLIC_URL, the server gives the address it listens on. If that is one of these hosts,
 * this page's host replaces it.
 */
export function reachableAddress(address: string, origin: string): string {
  const { hostname, pathname } = new URL(address);
  return EVERY_ADDRESS.includes(hostname) ? new URL(pathname, origin).href : address;
}

/** The address with the scheme that opens a calendar program, which then asks whether to subscribe. */
export function subscribeAddress(address: string): string {
  return address.replace(/^https?:/, 'webcal:');
}
