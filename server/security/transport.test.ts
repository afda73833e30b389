import { addressWarning, proxyWarning, transportWarning } from './transport.ts';

const WARNING =
  'People reach the product at http://tracker.example without TLS: cookies that sign in, and the links of mails, can be read on their way. Put TLS in front of it and set PUBLIC_URL to the address that starts with https://.';

it.each([
  ['production', 'http://tracker.example/', WARNING],
  ['production', 'http://0.0.0.0:4000', WARNING.replace('tracker.example', '0.0.0.0:4000')],
  ['production', 'https://tracker.example', null],
  ['production', 'http://localhost:4000', null],
  ['production', 'http://127.0.0.1:4000', null],
  ['production', 'http://[::1]:4000', null],
  ['development', 'http://tracker.example', null],
] as const)('in %s at %s', (environment, address, expected) => {
  expect(transportWarning(environment, new URL(address))).toBe(expected);
});

const PROXY_WARNING =
  'Everybody seems to come from the one address of the proxy: 100 wrong passwords of anybody keep everybody from signing in. Set TRUST_PROXY=on where the proxy writes X-Forwarded-For.';

it.each([
  ['https://tracker.example', false, PROXY_WARNING],
  ['https://tracker.example', true, null],
  ['http://tracker.example', false, null],
  [null, false, null],
] as const)('behind the proxy of %s, trusted: %s', (publicUrl, trustProxy, expected) => {
  expect(proxyWarning({ publicUrl: publicUrl && new URL(publicUrl), trustProxy })).toBe(expected);
});

it.each(['0.0.0.0', '::'])('says that HOST %s is no address to be led to, unless PUBLIC_URL is one', (host) => {
  expect(addressWarning({ host, publicUrl: null })).toBe(
    `The product does not know where people reach it, as HOST ${host} is no address that leads anywhere: the links of mails and the addresses of calendars that the API gives are of no use. Set PUBLIC_URL.`,
  );
  expect(addressWarning({ host, publicUrl: new URL('http://tracker.example') })).toBeNull();
  expect(addressWarning({ host: '127.0.0.1', publicUrl: null })).toBeNull();
});
