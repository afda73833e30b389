import type { Server } from 'node:http';

/** Where people reach a listening server: the setting, or else where it listens. */
export function addressOf(server: Server, { publicUrl, host }: { publicUrl: URL | null; host: string }): URL {
  if (publicUrl) return publicUrl;
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : '';
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`);
}

const EVERY_ADDRESS: readonly string[] = ['0.0.0.0', '::'];

/** Whether the host stands for every address of the machine, so that the server cannot tell by which of them people reach it. */
export function isEveryAddress(host: string): boolean {
  return EVERY_ADDRESS.includes(host);
}

/** Whether an address leads nowhere but to the machine where it is opened. */
export function isThisMachine({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
