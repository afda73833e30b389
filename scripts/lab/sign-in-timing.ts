/**
 * Measures whether the time of an answer tells which e-mail addresses have a login: 500 tries each for addresses that have one and for
 * others, at signIn with a wrong password, at signIn with the password of a disabled login, and at requestPasswordReset. Fails when the
 * medians differ by more than 5 %.
 *
 * Limits stay on. Tries are spread over so many addresses, and over so many places behind a proxy that is trusted, that none is reached.
 * The two kinds take turns in random order, so that what else the machine does falls on both alike.
 */
import { performance } from 'node:perf_hooks';
import { shuffle } from '../../domain/exam/shuffle.ts';
import { ApiClient } from '../apiClient.ts';
import { RunningServer, temporaryFolder } from '../runningServer.ts';
import { median } from './support/statistics.ts';

const TRIES = 500;
/** Fewer than the ten failures that an address is allowed in 15 minutes. */
const TRIES_PER_ADDRESS = 5;
const GREATEST_DIFFERENCE_PERCENT = 5;
const PASSWORD = 'four brown boots';

interface Operation {
  query: string;
  variables: object;
}

const signIn = (email: string, password: string): Operation => ({
  query: 'mutation ($input: SignInInput!) { signIn(input: $input) { isStaff } }',
  variables: { input: { email, password } },
});
const signInWrongly = (email: string): Operation => signIn(email, 'not the password');
const signInRightly = (email: string): Operation => signIn(email, PASSWORD);
const requestReset = (email: string): Operation => ({
  query: 'mutation ($email: String!) { requestPasswordReset(email: $email) }',
  variables: { email },
});

/** The number of the address that the last try came from. */
let place = 0;

const folder = await temporaryFolder();
const server = await RunningServer.start(folder.path, [], { TRUST_PROXY: 'on', NODE_ENV: 'production' });
try {
  const known = addresses('known');
  const client = new ApiClient(server.url);
  for (const email of known) await client.register(email, PASSWORD, server.joinCode);
  const disabled = addresses('disabled');
  await registerDisabled(disabled);
  const unknown = addresses('unknown');
  for (const email of addresses('warm-up')) await measure(signInWrongly(email));
  await compare('signIn with a wrong password', signInWrongly, known, unknown);
  await compare('signIn to a disabled login', signInRightly, disabled, addresses('nobody'));
  for (const email of addresses('warm-up')) await measure(requestReset(email));
  await compare('requestPasswordReset', requestReset, known, unknown);
} finally {
  await server.stop();
  await folder.remove();
}

/** Makes logins with a record, and has staff disable them. */
async function registerDisabled(emails: readonly string[]): Promise<void> {
  const staff = new ApiClient(server.url);
  await staff.register('staff@unit.example', PASSWORD, server.joinCode);
  await staff.createSoldier({ section: 'BN_STAFF', team: 'HQ', role: 'BN_FSNCO' });
  for (const email of emails) {
    const person = new ApiClient(server.url);
    await person.register(email, PASSWORD, server.joinCode);
    await staff.execute(
      'mutation ($soldierId: ID!) { setLoginDisabled(soldierId: $soldierId, disabled: true) { id } }',
      { soldierId: await person.createSoldier({}) },
    );
  }
}

async function compare(
  name: string,
  ask: (email: string) => Operation,
  withLogin: readonly string[],
  withoutLogin: readonly string[],
): Promise<void> {
  const tries = [...tryEach(withLogin, 'with'), ...tryEach(withoutLogin, 'without')];
  const times: Record<'with' | 'without', number[]> = { with: [], without: [] };
  for (const { email, kind } of shuffle(tries, Math.random)) times[kind].push(await measure(ask(email)));
  const [one, other] = [median(times.with), median(times.without)];
  const percent = (Math.abs(one - other) / Math.min(one, other)) * 100;
  console.log(
    `${name}: with a login ${one.toFixed(2)} ms, without ${other.toFixed(2)} ms, difference ${percent.toFixed(1)} % (medians of ${TRIES})`,
  );
  if (percent > GREATEST_DIFFERENCE_PERCENT) process.exitCode = 1;
}

/** How long one answer takes, in milliseconds; each try comes from an address of its own. */
async function measure(operation: Operation): Promise<number> {
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
  // Of the same length for both kinds.
  const name = kind.padStart(8, '-');
  return Array.from({ length: TRIES / TRIES_PER_ADDRESS }, (_, index) => `sam${name}${index}@unit.example`);
}

function tryEach<Kind extends string>(emails: readonly string[], kind: Kind) {
  return emails.flatMap((email) => Array.from({ length: TRIES_PER_ADDRESS }, () => ({ email, kind })));
}
