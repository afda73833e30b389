/**
 * Measures whether response times reveal what answers hide: which e-mail addresses have a login, and which comments exist.
 *
 * - signIn with a wrong password, and with a disabled login's password, 500 times each, for addresses with a login and without one;
 * - requestPasswordReset and requestSignInLink, 200 times each; also the three requests that follow, and the slowest of those that follow
 *   until the mail is sent;
 * - reading, changing and deleting somebody else's comment, and a comment that does not exist, 200 times each.
 *
 * Fails when medians differ by more than 5 % or minima by more than 10 %. Also fails when one kind is slower in more than 60 % of all
 * pairs. The minimum of the slowest requests is not judged: it comes from the one try without any disturbance by the machine.
 *
 * Limits stay on. Tries use so many addresses, and so many places behind a trusted proxy, that they reach no limit. The two kinds take
 * turns in random order, so that the machine's other work affects both alike.
 */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { shuffle } from '../../domain/exam/shuffle.ts';
import { ApiClient } from '../apiClient.ts';
import { RunningServer, temporaryFolder } from '../runningServer.ts';
import { MailSink } from './support/mailSink.ts';
import { greaterInPercent, median } from './support/statistics.ts';

const SIGN_IN_TRIES = 500;
const TRIES = 200;
/** Fewer than the ten failures, resets or other mails that an address may have in 15 minutes. */
const TRIES_PER_ADDRESS = 5;
const GREATEST_MEDIAN_PERCENT = 5;
const GREATEST_MINIMUM_PERCENT = 10;
const GREATEST_SHARE_PERCENT = 60;
/** The longest time from a request to its mail, in milliseconds: a beat of the queue, plus sending. */
const MAIL_SENT_MS = 350;
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
const requestLink = (email: string): Operation => ({
  query: 'mutation ($email: String!) { requestSignInLink(email: $email) }',
  variables: { email },
});
const readComment = (id: string): Operation => ({
  query: 'query ($id: ID!) { comment(id: $id) { text } }',
  variables: { id },
});
const changeComment = (id: string): Operation => ({
  query: 'mutation ($id: ID!) { updateComment(id: $id, version: 1, input: { text: "Calm." }) { id } }',
  variables: { id },
});
const deleteComment = (id: string): Operation => ({
  query: 'mutation ($id: ID!) { deleteComment(id: $id) }',
  variables: { id },
});
const WHO_AM_I: Operation = { query: '{ viewer { login { email } } }', variables: {} };

/** The one measure that is the greatest of several times. */
const SLOWEST = 'the slowest until the mail was sent';

/** The number of the last try's address. */
let place = 0;

const folder = await temporaryFolder();
const mails = await MailSink.start();
const server = await RunningServer.start(folder.path, [], {
  TRUST_PROXY: 'on',
  NODE_ENV: 'production',
  EMAIL_LINK_SIGN_IN: 'on',
  SMTP_URL: mails.url,
});
try {
  const known = addresses('known', SIGN_IN_TRIES);
  const client = new ApiClient(server.url);
  for (const email of known) await client.register(email, PASSWORD, server.joinCode);
  const staff = await registerStaff();
  const disabled = addresses('disabled', SIGN_IN_TRIES);
  await registerDisabled(staff, disabled);
  const unknown = addresses('unknown', SIGN_IN_TRIES);
  const { cookie, theirs } = await registerMember(staff);

  for (const email of addresses('warm-up', SIGN_IN_TRIES)) await measure(signInWrongly(email));
  await compare(
    'signIn with a wrong password',
    tryEach(known, unknown, async (email) => ({ 'the answer': await measure(signInWrongly(email)) })),
  );
  await compare(
    'signIn to a disabled login',
    tryEach(disabled, addresses('nobody', SIGN_IN_TRIES), async (email) => ({
      'the answer': await measure(signInRightly(email)),
    })),
  );

  const [fewKnown, fewUnknown] = [known, unknown].map((emails) => emails.slice(0, TRIES / TRIES_PER_ADDRESS));
  for (const [name, request] of Object.entries({
    requestPasswordReset: requestReset,
    requestSignInLink: requestLink,
  })) {
    const followed = (email: string) => measureWithWhatFollows(request(email), cookie);
    for (const email of addresses('warm-up', TRIES)) await followed(email);
    await compare(name, tryEach(fewKnown ?? [], fewUnknown ?? [], followed));
  }

  const missing = theirs.map(() => randomUUID());
  for (const [name, request] of Object.entries({
    comment: readComment,
    updateComment: changeComment,
    deleteComment,
  })) {
    const asked = async (id: string) => ({ 'the answer': await measure(request(id), cookie) });
    for (const id of missing) await asked(id);
    await compare(name, tryEach(theirs, missing, asked));
  }
} finally {
  await server.stop();
  await mails.stop();
  await folder.remove();
}

async function registerStaff(): Promise<ApiClient> {
  const staff = new ApiClient(server.url);
  await staff.register('staff@unit.example', PASSWORD, server.joinCode);
  await staff.createSoldier({ section: 'BN_STAFF', team: 'HQ', role: 'BN_FSNCO' });
  return staff;
}

/**
 * Creates a member, and comments about somebody else.
 * @returns the member's cookie and the comments' ids
 */
async function registerMember(staff: ApiClient): Promise<{ cookie: string; theirs: string[] }> {
  const [person, other] = [new ApiClient(server.url), new ApiClient(server.url)];
  await person.register('member@unit.example', PASSWORD, server.joinCode);
  await person.createSoldier({});
  await other.register('other@unit.example', PASSWORD, server.joinCode);
  const soldierId = await other.createSoldier({});
  const theirs: string[] = [];
  for (let count = 0; count < TRIES / TRIES_PER_ADDRESS; count += 1) {
    const { addComment } = await staff.execute<{ addComment: { id: string } }>(
      'mutation ($soldierId: ID!, $input: AddCommentInput!) { addComment(soldierId: $soldierId, input: $input) { id } }',
      { soldierId, input: { category: 'CHARACTER', text: 'Keeps calm. '.repeat(20) } },
    );
    theirs.push(addComment.id);
  }
  return { cookie: person.cookie, theirs };
}

/** Creates logins with records, and has staff disable them. */
async function registerDisabled(staff: ApiClient, emails: readonly string[]): Promise<void> {
  for (const email of emails) {
    const person = new ApiClient(server.url);
    await person.register(email, PASSWORD, server.joinCode);
    await staff.execute(
      'mutation ($soldierId: ID!) { setLoginDisabled(soldierId: $soldierId, disabled: true) { id } }',
      { soldierId: await person.createSoldier({}) },
    );
  }
}

type Kind = 'there' | 'not there';
/** Times in milliseconds, by what was timed. */
type Times = Record<string, number>;
interface Try {
  kind: Kind;
  run: () => Promise<Times>;
}

/** Runs the tries in random order, and compares the times of the two kinds. */
async function compare(name: string, tries: readonly Try[]): Promise<void> {
  const found: Record<Kind, Times[]> = { there: [], 'not there': [] };
  for (const { kind, run } of shuffle(tries, Math.random)) found[kind].push(await run());
  for (const what of Object.keys(found.there[0] ?? {})) {
    const [ones, others] = [found.there, found['not there']].map((times) => times.map((one) => one[what] ?? NaN));
    if (ones && others) judge(name, what, ones, others);
  }
}

function judge(name: string, what: string, ones: readonly number[], others: readonly number[]): void {
  const [medians, minima] = [median, (values: readonly number[]) => Math.min(...values)].map(
    (of) => [of(ones), of(others)] as const,
  );
  if (!medians || !minima) return;
  const share = greaterInPercent(ones, others);
  const isTold =
    differenceInPercent(medians) > GREATEST_MEDIAN_PERCENT ||
    (what !== SLOWEST && differenceInPercent(minima) > GREATEST_MINIMUM_PERCENT) ||
    Math.max(share, 100 - share) > GREATEST_SHARE_PERCENT;
  console.log(
    `${isTold ? 'TOLD ' : ''}${name}, ${what}: medians ${inWords(medians)}, minima ${inWords(minima)}, slower in ${share.toFixed(0)} % of pairs (${ones.length} each)`,
  );
  if (isTold) process.exitCode = 1;
}

function differenceInPercent([one, other]: readonly [number, number]): number {
  return (Math.abs(one - other) / Math.min(one, other)) * 100;
}

function inWords([one, other]: readonly [number, number]): string {
  return `${one.toFixed(2)} and ${other.toFixed(2)} ms (${differenceInPercent([one, other]).toFixed(1)} %)`;
}

/** How long one answer takes, in milliseconds. Each try has its own address. */
async function measure(operation: Operation, cookie = ''): Promise<number> {
  place += 1;
  const start = performance.now();
  const response = await fetch(new URL('/graphql', server.url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`,
      cookie,
    },
    body: JSON.stringify(operation),
  });
  const body = await response.text();
  const time = performance.now() - start;
  if (/TOO_MANY_REQUESTS|INTERNAL_SERVER_ERROR|UNAUTHENTICATED/.test(body))
    throw new Error(`This measures nothing: ${body}`);
  return time;
}

/** How long a request takes that queues a mail. Also how long the requests after it take, one after the other, until the mail is sent. */
async function measureWithWhatFollows(operation: Operation, cookie: string): Promise<Times> {
  const end = performance.now() + MAIL_SENT_MS;
  const answer = await measure(operation);
  const following: number[] = [];
  while (following.length < 3 || performance.now() < end) following.push(await measure(WHO_AM_I, cookie));
  const [first = NaN, second = NaN, third = NaN] = following;
  return {
    'the answer': answer,
    'the next': first,
    'the second': second,
    'the third': third,
    [SLOWEST]: Math.max(...following),
  };
}

function addresses(kind: string, tries: number): string[] {
  // The same length for both kinds.
  const name = kind.padStart(8, '-');
  return Array.from({ length: tries / TRIES_PER_ADDRESS }, (_, index) => `sam${name}${index}@unit.example`);
}

function tryEach(there: readonly string[], notThere: readonly string[], run: (name: string) => Promise<Times>): Try[] {
  const often = (names: readonly string[], kind: Kind): Try[] =>
    names.flatMap((name) => Array.from({ length: TRIES_PER_ADDRESS }, () => ({ kind, run: () => run(name) })));
  return [...often(there, 'there'), ...often(notThere, 'not there')];
}
