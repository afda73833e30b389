import { ATTEMPTS_PER_NETWORK } from '../../../domain/constants.ts';
import { isEveryAddress, isThisMachine } from '../../operations/settings/address.ts';
import type { Config } from '../../operations/settings/config.ts';

/**
 * The warning at the start if people reach the product from other machines over plain HTTP in production; null otherwise.
 * @param address where people reach it.
 */
export function transportWarning(environment: Config['environment'], address: URL): string | null {
  if (environment !== 'production' || address.protocol === 'https:' || isThisMachine(address)) return null;
  return `People reach the product at ${address.origin} without TLS. Others on the network can read session cookies and the links in mails. Put TLS in front of it and set PUBLIC_URL to the address that starts with https://.`;
}

/** The warning at the start if the product listens at every address and has no PUBLIC_URL; null otherwise. */
export function addressWarning({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): string | null {
  if (publicUrl !== null || !isEveryAddress(host)) return null;
  return `PUBLIC_URL is not set and HOST is ${host}: links in mails and calendar addresses will not work. Set PUBLIC_URL.`;
}

/**
 * The warning at the start if https is on but no proxy is trusted. Everybody would then share the proxy's address and its limits. Null
 * otherwise.
 */
export function proxyWarning({ publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>): string | null {
  if (publicUrl?.protocol !== 'https:' || trustProxy) return null;
  return `All requests appear to come from the proxy's address, so ${ATTEMPTS_PER_NETWORK} failed sign-ins by anyone lock everyone out. If the proxy sets X-Forwarded-For, set TRUST_PROXY=on.`;
}
