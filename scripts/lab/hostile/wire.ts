import { HEADERS_WITHIN_MS, REQUEST_WITHIN_MS } from '../../../server/http/requestLimits.ts';
import { COMPRESSED, type HttpRequest } from '../support/httpSender.ts';
import type { SeededRandom } from '../support/seededRandom.ts';

const QUERY = '{"query":"{ viewer { isStaff } }"}';
const JSON_TYPE = { 'content-type': 'application/json' };

/** Bodies that are not JSON, or not even text. */
const BROKEN: readonly (string | Buffer)[] = [
  '',
  '{',
  '{"query":',
  `${QUERY}${QUERY}`,
  `\ufeff${QUERY}`,
  "{'query':1}",
  'NaN',
  '{"query":"\u0001"}',
  '['.repeat(40_000),
  '{"a":'.repeat(15_000),
  `{"query":"{ viewer { isStaff } }","variables":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `{"query":"{ viewer { isStaff } }","variables":${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}}`,
  `{${'"a":1,'.repeat(10_000)}"query":"{ viewer { isStaff } }"}`,
  `{"query":"{ viewer { isStaff } }","variables":{"n":${'9'.repeat(50_000)}}}`,
  Buffer.from([0xff, 0xfe, 0x00]),
  Buffer.concat([Buffer.from('{"query":"'), Buffer.from([0xc3, 0x28, 0xed, 0xa0, 0x80]), Buffer.from('"}')]),
  Buffer.from(QUERY, 'utf16le'),
  Buffer.alloc(100_001, 'x'),
  Buffer.alloc(1_000_000),
];

const TYPES = [
  '',
  'application/jsonx',
  'application/graphql-response+json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/graphql',
  'application/xml',
  'APPLICATION/JSON',
  '*/*',
  ';',
  'application/json, text/plain',
  'x'.repeat(5000),
];

const ODD_HEADERS: readonly Record<string, string>[] = [
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br, gzip' },
  { cookie: 'session=' },
  { cookie: `session=${'A'.repeat(6000)}` },
  { cookie: 'session=%00%ff; session=__proto__; __proto__=1' },
  { cookie: `${'a=b; '.repeat(1000)}session=x` },
  { accept: 'text/html' },
  { accept: 'multipart/mixed; deferSpec=20220824' },
  { accept: 'x/'.repeat(2000) },
  { accept: 'application/json;q=0, application/graphql-response+json;q=nonsense' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { host: 'evil.example' },
  { host: 'evil.example', origin: 'http://evil.example' },
  { 'x-forwarded-for': `${'1.2.3.4, '.repeat(500)}__proto__` },
  { 'x-forwarded-for': '::ffff:7f00:1' },
  { 'x-forwarded-for': '[::ffff:7f00:1]:99999, ::%' },
  { 'user-agent': '\u00ff'.repeat(3000) },
  { 'accept-language': 'x'.repeat(9000) },
  { expect: '200-maybe' },
  { upgrade: 'websocket', connection: 'upgrade' },
  { 'if-none-match': '*', range: 'bytes=99-1,-5' },
  { 'apollo-require-preflight': '1', 'content-type': 'text/plain' },
  { cookie: '', authorization: 'Bearer fst_' },
  { cookie: '', authorization: `Bearer fst_ABCDEFGH23_${'x'.repeat(43)}` },
  { cookie: '', authorization: `Bearer fst_ABCDEFGH23_${'x'.repeat(9000)}` },
  { cookie: '', authorization: 'Bearer fst___proto___' },
  { authorization: `bearer   fst_ABCDEFGH23_${'x'.repeat(43)}` },
  { authorization: `Basic ${'Zm9vOmJhcg=='.repeat(300)}` },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
];

const METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'LOCK'];

const PATHS = [
  '/graphql?query={viewer{isStaff}}',
  '/graphql?query=mutation{signOut}',
  '/graphql?query=%ff%fe',
  '/graphql?variables=[&query={viewer{isStaff}}',
  '/graphql?variables=null&extensions=&operationName=&query={viewer{isStaff}}',
  '/graphql?query={viewer{isStaff}}&query=mutation{signOut}',
  '/graphql?query=mutation{signOut}&variables={}&variables=',
  '/graphql?extensions={"persistedQuery":{"version":1,"sha256Hash":"x"}}',
  `/graphql?query=${'{viewer'.repeat(1500)}`,
  '/graphql/',
  '/graphql/..%2f..%2fetc/passwd',
  '/graphql%00',
  '//graphql',
  '/GRAPHQL',
  '/explorer',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/assets/..%2f..%2fserver/main.js',
  '/assets/..%5c..%5cserver%5cmain.js',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/....//....//package.json',
  '/assets/%252e%252e/%252e%252e/package.json',
  '/assets/%00',
  '/assets/a.js%00.png',
  '/assets/',
  '/assets',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '/%ed%a0%80',
  `/${'a'.repeat(8000)}`,
  `/${'a/'.repeat(4000)}`,
  `/?${'a=b&'.repeat(2500)}`,
  '/.git/config',
  '/.env',
  '/data/',
  '/sw.js',
  '/index.html',
  '/__proto__',
  '/constructor/prototype',
  '/http://evil.example/',
  '//evil.example/%2f..',
  '/home;jsessionid=1',
  '/calendar/.ics',
  '/calendar/%ff.ics',
  '/calendar/__proto__.ics',
  '/calendar/..%2f..%2fetc%2fpasswd.ics',
  `/calendar/${'A'.repeat(7000)}.ics`,
  '/auth/oidc',
  '/auth/oidc/callback?code=x&state=__proto__',
  '/auth/oidc/callback?code[]=x&state[$gt]=',
  '/auth/oidc/start?return=//evil.example',
];

export function hostileHttp(cookie: string, random: SeededRandom): HttpRequest {
  const kind = random.next();
  const base = { method: 'POST', path: '/graphql', headers: { ...JSON_TYPE, ...COMPRESSED, cookie }, body: QUERY };
  if (kind < 0.25) return { ...base, body: random.pick(BROKEN) };
  if (kind < 0.4) return { ...base, headers: { ...base.headers, 'content-type': random.pick(TYPES) } };
  if (kind < 0.6) return { ...base, headers: { ...base.headers, ...random.pick(ODD_HEADERS) } };
  const method = random.chance(0.5) ? 'GET' : random.pick(METHODS);
  const asked = random.chance(0.5) ? { 'apollo-require-preflight': '1' } : {};
  return { method, path: random.pick(PATHS), headers: { ...COMPRESSED, ...asked, cookie }, body: '' };
}

const HEAD = 'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

/** Malformed HTTP; each is sent on a connection of its own. */
const RAW: readonly (string | Buffer)[] = [
  '\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET http://evil.example/ HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET * HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET \\..\\..\\etc HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET // HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET /graphql?query=\u00ff HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'GET /graphql? HTTP/1.1\r\nhost: [::\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'CONNECT evil.example:443 HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: localhost\r\n${'x: y\r\n'.repeat(3000)}\r\n`,
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
  `${HEAD}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
  `${HEAD}content-length: -1\r\n\r\n`,
  `${HEAD}content-length: 5\r\ncontent-length: 6\r\n\r\nhello!`,
  `${HEAD}content-length: 99999999999999999999\r\n\r\n{}`,
  `${HEAD}content-length: 1000\r\n\r\n{"query":`,
  `${HEAD}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `${HEAD}transfer-encoding: chunked\r\n\r\nffffffffffffffff\r\n`,
  `${HEAD}transfer-encoding: chunked\r\n\r\n2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  `${HEAD}transfer-encoding: chunked\r\n\r\n${'1\r\n{\r\n'.repeat(2000)}0\r\n\r\n`,
  `${HEAD}transfer-encoding: chunked\r\n\r\n${`2710\r\n${'x'.repeat(10_000)}\r\n`.repeat(12)}0\r\n\r\n`,
  `${HEAD}transfer-encoding: gzip\r\n\r\n`,
  `${HEAD}expect: 100-continue\r\ncontent-length: 2\r\n\r\n`,
  `${HEAD}x: a\0b\r\ncontent-length: 0\r\n\r\n`,
  `${HEAD}__proto__: x\r\ncontent-length: 0\r\n\r\n`,
  Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]),
  Buffer.alloc(30_000, 0),
];

export function hostileBytes(random: SeededRandom): string | Buffer {
  return random.pick(RAW);
}

/** A request that never ends: its beginning, and how long the server may wait for the rest, in milliseconds. */
export interface SlowRequest {
  readonly beginning: string;
  readonly withinMs: number;
}

export const SLOW: readonly SlowRequest[] = [
  { beginning: 'GET / HTTP/1.1\r\nhost: localhost\r\nx: ', withinMs: HEADERS_WITHIN_MS },
  { beginning: `${HEAD}content-length: 50000\r\n\r\n{`, withinMs: REQUEST_WITHIN_MS },
];
