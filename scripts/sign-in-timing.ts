/**
 * Measures whether the time of an answer tells which e-mail addresses have a login: 500 tries each for known and unknown ones, at signIn
 * with a wrong password and at requestPasswordReset. Fails when the medians differ by more than 5 %.
 *
 * Limits stay on. Tries are spread over so many addresses, and over so many places behind a proxy that is trusted, that none is reached.
 * Known and unknown take turns in random order, so that what else the machine does falls on both alike.
 */
import { performance } from 'node:perf_hooks';
import { shuffle } from '../domain/exam/shuffle.ts';
import { ApiClient } from './apiClient.ts';
import { RunningServer, temporaryFolder } from './runningServer.ts';
import { median } from './statistics.ts';

const TRIES = 500;
/** Of one address; ten failures are taken in 15 minutes. */
const TRIES_PER_ADDRESS = 5;
const GREATEST_DIFFERENCE_PERCENT = 5;
const WARM_UP = 40;
const PASSWORD = 'four brown boots';

type Ask = (email: string) => { query: string; variables: object };

const OPERATIONS: Readonly<Record<string, Ask>> = {
  signIn: (email) => ({
    query: 'mutation ($input: SignInInput!) { signIn(input: $input) { isStaff } }',
    variables: { input: { email, password: 'not the password' } },
  }),
  requestPasswordReset: (email) => ({
    query: 'mutation ($email: String!) { requestPasswordReset(email: $email) }',
    variables: { email },
  }),
};

/** Where the last try came from, counted. */
let place = 0;

const folder = await temporaryFolder();
const server = await RunningServer.start(folder.path, [], { TRUST_PROXY: 'on', NODE_ENV: 'production' });
try {
  const known = addresses('known');
  const client = new ApiClient(server.url);
  for (const email of known) await client.register(email, PASSWORD, server.joinCode);
  for (const [name, ask] of Object.entries(OPERATIONS)) await compare(name, ask, known);
} finally {
  await server.stop();
  await folder.remove();
}

async function compare(name: string, ask: Ask, known: readonly string[]): Promise<void> {
  for (let time = 0; time < WARM_UP; time += 1) await measure(ask(`warm-up-${name}-${time}@unit.example`));
  const tries = [...tryEach(known, 'known'), ...tryEach(addresses('unknown'), 'unknown')];
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (const { email, kind } of shuffle(tries, Math.random)) times[kind].push(await measure(ask(email)));
  const [one, other] = [median(times.known), median(times.unknown)];
  const percent = (Math.abs(one - other) / Math.min(one, other)) * 100;
  console.log(
    `${name}: known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms, difference ${percent.toFixed(1)} % (medians of ${TRIES})`,
  );
  if (percent > GREATEST_DIFFERENCE_PERCENT) process.exitCode = 1;
}

/** How long one answer takes, in milliseconds; each try comes from a place of its own. */
async function measure(operation: { query: string; variables: object }): Promise<number> {
  place += 1;
  const start = performance.now();
  const response = await fetch(new URL('/graphql', server.url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`,
    },
    body: JSON.stringify(operation),
  });
  const body = await response.text();
  const time = performance.now() - start;
  if (body.includes('TOO_MANY_REQUESTS')) throw new Error('A limit was reached, so this measures nothing.');
  return time;
}

function addresses(kind: string): string[] {
  // Alike in length, too.
  const name = kind.padStart(8, '-');
  return Array.from({ length: TRIES / TRIES_PER_ADDRESS }, (_, index) => `sam${name}${index}@unit.example`);
}

function tryEach<Kind extends string>(emails: readonly string[], kind: Kind) {
  return emails.flatMap((email) => Array.from({ length: TRIES_PER_ADDRESS }, () => ({ email, kind })));
}
