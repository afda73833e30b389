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
 * Where a request comes from. Anybody can write X-Forwarded-For. Behind a proxy, only its last hop is trusted, which the proxy itself has
 * seen.
 */
export function clientOf({ headers, socket }: IncomingMessage, trustProxy: boolean): Client {
  const hop = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').at(-1)?.trim() ?? '';
  const forwarded = withoutPort(hop);
  const address = trustProxy && isIP(forwarded) !== 0 ? forwarded : (socket.remoteAddress ?? '');
  return { address: networkOf(address), userAgent: headers['user-agent'] ?? '' };
}

/** Some proxies also write the port, and put IPv6 in brackets. Without brackets, every colon belongs to the address. */
function withoutPort(hop: string): string {
  const [, inBrackets, beforePort] = /^(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop) ?? [];
  return inBrackets ?? beforePort ?? hop;
}

/** An IPv6 subscriber has a whole /64 of addresses, so the /64 counts. An IPv4-mapped IPv6 address counts as IPv4. */
function networkOf(text: string): string {
  const address = plainAddress(text);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...(after ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
