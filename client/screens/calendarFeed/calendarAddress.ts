/** Where servers listen that answer at every address of their machine. */
const EVERY_ADDRESS: readonly string[] = ['0.0.0.0', '[::]'];

/**
 * The address as it can be reached. A server that does not know its own names the one where it listens, which leads nowhere: then it is the
 * one that this page came from.
 */
export function reachableAddress(address: string, origin: string): string {
  const { hostname, pathname } = new URL(address);
  return EVERY_ADDRESS.includes(hostname) ? new URL(pathname, origin).href : address;
}

/** The address as calendar programs take it from a browser: they ask whether to subscribe. */
export function subscribeAddress(address: string): string {
  return address.replace(/^https?:/, 'webcal:');
}
