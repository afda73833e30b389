import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { plainAddress } from './settings/address.ts';

/** Where a request comes from, for limits and for the list of sessions. */
export interface Client {
  /** The network address. */
  address: string;
  userAgent: string;
}

/**
 * Where a request comes from. Anybody can write X-Forwarded-For; behind a proxy its last hop is what that proxy has seen, and only that
 * is believed.
 */
export function clientOf({ headers, socket }: IncomingMessage, trustProxy: boolean): Client {
  const hop = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').at(-1)?.trim() ?? '';
  const forwarded = withoutPort(hop);
  const address = trustProxy && isIP(forwarded) !== 0 ? forwarded : (socket.remoteAddress ?? '');
  return { address: networkOf(address), userAgent: headers['user-agent'] ?? '' };
}

/** Some proxies write the port as well, and IPv6 in brackets. Without them every colon is the address's own. */
function withoutPort(hop: string): string {
  const [, inBrackets, beforePort] = /^(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop) ?? [];
  return inBrackets ?? beforePort ?? hop;
}

/** A subscriber of IPv6 has a whole /64 of addresses, so that is what counts. An IPv4-mapped IPv6 address counts as IPv4. */
function networkOf(text: string): string {
  const address = plainAddress(text);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...(after ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
