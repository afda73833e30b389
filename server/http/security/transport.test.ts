import { addressWarning, proxyWarning, transportWarning } from './transport.ts';

const WARNING =
  'People reach the product at http://tracker.example without TLS. Others on the network can read session cookies and the links in mails. Put TLS in front of it and set PUBLIC_URL to the address that starts with https://.';

it.each([
  ['production', 'http://tracker.example/', WARNING],
  ['production', 'http://0.0.0.0:4000', WARNING.replace('tracker.example', '0.0.0.0:4000')],
  ['production', 'https://tracker.example', null],
  ['production', 'http://localhost:4000', null],
  ['production', 'http://127.0.0.1:4000', null],
  ['production', 'http://[::1]:4000', null],
  ['production', 'http://[::ffff:127.0.0.1]:4000', null],
  ['development', 'http://tracker.example', null],
] as const)('in %s at %s', (environment, address, expected) => {
  expect(transportWarning(environment, new URL(address))).toBe(expected);
});

const PROXY_WARNING =
  "All requests appear to come from the proxy's address, so 100 failed sign-ins by anyone lock everyone out. If the proxy sets X-Forwarded-For, set TRUST_PROXY=on.";

it.each([
  ['https://tracker.example', false, PROXY_WARNING],
  ['https://tracker.example', true, null],
  ['http://tracker.example', false, null],
  [null, false, null],
] as const)('behind the proxy of %s, trusted: %s', (publicUrl, trustProxy, expected) => {
  expect(proxyWarning({ publicUrl: publicUrl && new URL(publicUrl), trustProxy })).toBe(expected);
});

it.each(['0.0.0.0', '::', '0:0:0:0:0:0:0:0', '::ffff:0.0.0.0', '::ffff:0:0'])(
  'says that HOST %s is no address to be led to, unless PUBLIC_URL is one',
  (host) => {
    expect(addressWarning({ host, publicUrl: null })).toBe(
      `PUBLIC_URL is not set and HOST is ${host}: links in mails and calendar addresses will not work. Set PUBLIC_URL.`,
    );
    expect(addressWarning({ host, publicUrl: new URL('http://tracker.example') })).toBeNull();
    expect(addressWarning({ host: '127.0.0.1', publicUrl: null })).toBeNull();
  },
);
