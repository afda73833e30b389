import type { Server } from 'node:http';
import { isIPv6, SocketAddress } from 'node:net';

/** Where people reach a listening server: the setting, otherwise where it listens. */
export function addressOf(server: Server, { publicUrl, host }: { publicUrl: URL | null; host: string }): URL {
  if (publicUrl) return publicUrl;
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : '';
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`);
}

const EVERY_ADDRESS: readonly string[] = ['0.0.0.0', '::'];

/** Whether the host means every address of the machine, so that the server cannot know which one people use. */
export function isEveryAddress(host: string): boolean {
  return EVERY_ADDRESS.includes(plainAddress(host));
}

/** Whether an address only works on the machine where it is opened. */
export function isThisMachine({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '::1'].includes(plainAddress(hostname.replace(/^\[(.*)\]$/, '$1')));
}

/** A network address in its shortest form; an IPv4-mapped IPv6 address as IPv4; any other text unchanged. */
export function plainAddress(text: string): string {
  if (!isIPv6(text)) return text;
  const { address } = new SocketAddress({ address: text, family: 'ipv6' });
  return /^::ffff:([\d.]+)$/.exec(address)?.[1] ?? address;
}
