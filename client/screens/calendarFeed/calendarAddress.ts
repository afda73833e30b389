/** The address as calendar programs take it from a browser: they ask whether to subscribe. */
export function subscribeAddress(address: string): string {
  return address.replace(/^https?:/, 'webcal:');
}
