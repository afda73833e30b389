import mongoose from 'mongoose';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import {
  ATTEMPT_WINDOW_MS,
  ATTEMPTS_PER_ACCOUNT,
  ATTEMPTS_PER_NETWORK,
  CHANGE_WINDOW_MS,
  CHANGES_PER_LOGIN,
  CREDENTIAL_CHANGE_WINDOW_MS,
  CREDENTIAL_CHANGES_PER_LOGIN,
  DAY_MS,
  FAILURES_FROM_UNKNOWN_BROWSERS,
  FIRST_WAIT_MS,
  LONGEST_RESET_WAIT_MS,
  LONGEST_WAIT_MS,
  REGISTRATION_WINDOW_MS,
  REGISTRATIONS_PER_NETWORK,
  REMINDER_WINDOW_MS,
  REMINDERS_PER_LOGIN,
  UNKNOWN_FAILURES_KEPT_MS,
} from '../../../domain/constants.ts';
import { messages } from '../../../domain/errors.ts';
import { KEY_REQUESTS_PER_MINUTE } from '../../../domain/programKey.ts';
import type { PersonalData } from '../../api/personalData.ts';
import { Refusal, type RefusalDetails } from '../../api/refusal.ts';
import { hashSecret } from '../secrets/secret.ts';
import { LimitModel } from './limit.model.ts';

/*
 * The store keeps the counts of attempts, so that several servers share them. Each is under a hash, because an e-mail address counts
 * whether or not it has a login. An attempt is counted before it is made, so many at once gain nothing.
 */

/**
 * What is attempted; each kind has its own counts. Password resets count apart from other mails: a stranger who uses up an address's other
 * mails cannot keep its owner from a reset. A stranger can use up the resets, too, but the last mailed link still works.
 */
type AttemptKind =
  | 'password'
  | 'second-factor'
  | 'sign-up'
  | 'reset'
  | 'mail'
  | 'mailed-code'
  | 'provider'
  | 'calendar'
  | 'unsubscribe';

/**
 * What an attempt is counted by. If the browser has signed in to the account before, by the browser; otherwise by the network address and
 * the account. Passwords count by both together and, in all unknown browsers, by the account (Spec 3.15).
 */
type CountedBy = 'browser' | 'address' | 'account' | 'accountAtAddress' | 'unknownBrowsers';

const POINTS: Readonly<Record<CountedBy, number>> = {
  browser: ATTEMPTS_PER_ACCOUNT,
  address: ATTEMPTS_PER_NETWORK,
  account: ATTEMPTS_PER_ACCOUNT,
  accountAtAddress: ATTEMPTS_PER_ACCOUNT,
  unknownBrowsers: FAILURES_FROM_UNKNOWN_BROWSERS,
};

interface Attempt {
  /** Takes the attempt off the address's count, and forgets the account's failures. */
  succeeded: () => Promise<void>;
}

export interface AttemptBy {
  /** The folded e-mail address or the id of the account; null if none is named. */
  account: string | null;
  /** The network address that the attempt comes from. */
  address: string;
  /** The browser's name, if that browser has signed in to the account before. */
  browser?: string | null;
}

/** A count: what it is by, and its key. */
interface Counted {
  by: CountedBy;
  key: string;
}

/**
 * Counts an attempt as a failure until `succeeded` is called.
 * @throws Refusal `TOO_MANY_REQUESTS` with the time left when the browser, the account or the address must wait. It gives no time if
 * unknown browsers have failed too often, because waiting doesn't help there.
 */
export async function countAttempt(kind: AttemptKind, attempt: AttemptBy): Promise<Attempt> {
  const counts = countsOf(kind, attempt);
  for (const [index, counted] of counts.entries()) {
    await count(kind, counted).catch(async (refusal: unknown) => {
      // Nothing was tried: a forgotten device with an old password must not use up its whole network's attempts.
      for (const earlier of counts.slice(0, index)) await takeBack(kind, earlier);
      throw refusal;
    });
  }
  const { account } = attempt;
  return {
    succeeded: async () => {
      for (const counted of counts) {
        if (counted.by === 'address') await takeBack(kind, counted);
        else await limiter(kind, counted.by).delete(counted.key);
      }
      // If a known browser succeeds, the failures in unknown browsers no longer matter either.
      if (kind === 'password' && account !== null && attempt.browser) await forgetUnknownFailures(account);
    },
  };
}

/** What an attempt is counted by, in the order of counting. */
function countsOf(kind: AttemptKind, { account, address, browser = null }: AttemptBy): Counted[] {
  const ofAddress: Counted = { by: 'address', key: hashSecret(address) };
  if (account === null) return [ofAddress];
  const key = hashSecret(account);
  if (browser !== null) return [{ by: 'browser', key: `${key}:${hashSecret(browser)}` }];
  if (kind !== 'password') return [ofAddress, { by: 'account', key }];
  return [ofAddress, { by: 'accountAtAddress', key: `${key}:${ofAddress.key}` }, { by: 'unknownBrowsers', key }];
}

/** Forgets an account's failed passwords, wherever they were tried, because its owner has proved who they are in another way. */
export async function forgetFailedPasswords(account: string): Promise<void> {
  await forgetUnknownFailures(account);
  for (const by of ['browser', 'accountAtAddress'] as const) {
    const first = limiter('password', by).getKey(`${hashSecret(account)}:`);
    // `;` follows the colon in ASCII, so this matches every key with that beginning.
    await LimitModel.deleteMany({ key: { $gt: first, $lt: first.replace(/:$/, ';') } });
  }
}

export const LIMIT_DATA: PersonalData = {
  collection: LimitModel,
  holds:
    'how often somebody tried to sign in to their login, and from which address, as hashes, for up to a day; for a year, wrong passwords in browsers that had not signed in to it before',
  leftOut: 'all of it; it is about the people who tried',
  goes: {
    // They would stay for a year, under a hash of the address.
    withPerson: async ({ login }) => {
      if (login?.email) await forgetFailedPasswords(login.email);
    },
  },
};

async function forgetUnknownFailures(account: string): Promise<void> {
  await limiter('password', 'unknownBrowsers').delete(hashSecret(account));
}

/** Kept only in this process: in the store, counting would cost each change another write. */
const changes = new RateLimiterMemory({ points: CHANGES_PER_LOGIN, duration: CHANGE_WINDOW_MS / 1000 });

/**
 * Counts a change before it is made, so that nobody fills the store with one change after the other.
 * @param accountId the login that makes it.
 * @throws Refusal `TOO_MANY_REQUESTS` with the time left once the login has reached its limit.
 */
export function countChange(accountId: string): Promise<void> {
  return countUse(changes, accountId);
}

/**
 * Counts a registration with the right join code before the login is made. Successful ones count, too: otherwise somebody with the code
 * could fill the unit with people.
 * @param address the network address of the request.
 * @throws Refusal `TOO_MANY_REQUESTS` with the time left once the address has reached its limit.
 */
export function countRegistration(address: string): Promise<void> {
  const registrations = inStore('registration:address', REGISTRATIONS_PER_NETWORK, REGISTRATION_WINDOW_MS);
  return countUse(registrations, hashSecret(address));
}

/**
 * Counts a change of credentials before it is made: each one ends sessions and sends a mail. Resets count separately, so that somebody who
 * changes another's login cannot keep its owner from a reset.
 * @throws Refusal `TOO_MANY_REQUESTS` with the time left once the login has reached its limit.
 */
export function countCredentialChange(accountId: string): Promise<void> {
  const credentialChanges = inStore('credentials:account', CREDENTIAL_CHANGES_PER_LOGIN, CREDENTIAL_CHANGE_WINDOW_MS);
  return countUse(credentialChanges, hashSecret(accountId));
}

/**
 * Counts a reminder that somebody asks for about what is due, before it is made.
 * @throws Refusal `TOO_MANY_REQUESTS` with the time left once the login has reached its limit.
 */
export function countReminder(accountId: string): Promise<void> {
  return countUse(inStore('reminder:account', REMINDERS_PER_LOGIN, REMINDER_WINDOW_MS), hashSecret(accountId));
}

/** Kept only in this process, because reading should cost no write. */
const keyRequests = new RateLimiterMemory({ points: KEY_REQUESTS_PER_MINUTE, duration: 60 });
const wrongKeys = new RateLimiterMemory({ points: ATTEMPTS_PER_NETWORK, duration: ATTEMPT_WINDOW_MS / 1000 });

/** Programs learn from the HTTP status that they must wait. */
const FOR_PROGRAMS = { http: { status: 429 } } as const;

/**
 * Counts a program key's request.
 * @throws Refusal `TOO_MANY_REQUESTS` with the time left once the key has reached its limit for a minute.
 */
export function countKeyRequest(id: string): Promise<void> {
  return countUse(keyRequests, id, FOR_PROGRAMS);
}

/**
 * Counts a wrong key. Nobody can guess one; the limit keeps a program from looking up a wrong key forever.
 * @param address the network address of the request.
 * @throws Refusal `TOO_MANY_REQUESTS` with the time left once the address has reached its limit.
 */
export function countWrongKey(address: string): Promise<void> {
  return countUse(wrongKeys, hashSecret(address), FOR_PROGRAMS);
}

/** Counts a use that stays on the count. Over the limit, the wait ends with the span and is not extended. */
async function countUse(
  counted: RateLimiterAbstract,
  key: string,
  details: Pick<RefusalDetails, 'http'> = {},
): Promise<void> {
  try {
    await counted.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw refusalFor(refused.msBeforeNext, details);
  }
}

async function count(kind: AttemptKind, { by, key }: Counted): Promise<void> {
  const counted = limiter(kind, by);
  try {
    await counted.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    if (by === 'unknownBrowsers') throw new Refusal('TOO_MANY_REQUESTS', { message: messages.onlyKnownBrowsers });
    // The first attempt over the limit starts the wait; later ones find it running.
    const isFirst = refused.consumedPoints === POINTS[by] + 1;
    const wait = isFirst ? await startWait(counted, kind, { by, key }) : refused.msBeforeNext;
    throw refusalFor(wait);
  }
}

function refusalFor(waitMs: number, details: Pick<RefusalDetails, 'http'> = {}): Refusal {
  return new Refusal('TOO_MANY_REQUESTS', { ...details, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/**
 * Takes an attempt off a count, unless the count is already over its limit. At exactly the limit, the next attempt would start another,
 * longer wait. This is our own write, because the package cannot subtract on a condition.
 */
async function takeBack(kind: AttemptKind, { by, key }: Counted): Promise<void> {
  await LimitModel.updateOne(
    { key: limiter(kind, by).getKey(key), points: { $lte: POINTS[by] } },
    { $inc: { points: -1 } },
  );
}

/** Starts a wait that is twice as long as the day's last one, up to a maximum. */
async function startWait(counted: RateLimiterMongo, kind: AttemptKind, { by, key }: Counted): Promise<number> {
  const { consumedPoints } = await inStore(`${kind}:${by}:waits`, POINTS[by], DAY_MS).penalty(key);
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (consumedPoints - 1), longestWait(kind, by));
  await counted.block(key, wait / 1000);
  return wait;
}

/** Anybody can use up an address's resets, so this wait is shorter than the life of the owner's last link. */
function longestWait(kind: AttemptKind, by: CountedBy): number {
  return kind === 'reset' && by === 'account' ? LONGEST_RESET_WAIT_MS : LONGEST_WAIT_MS;
}

function limiter(kind: AttemptKind, by: CountedBy): RateLimiterMongo {
  const span = by === 'unknownBrowsers' ? UNKNOWN_FAILURES_KEPT_MS : ATTEMPT_WINDOW_MS;
  return inStore(`${kind}:${by}`, POINTS[by], span);
}

function inStore(keyPrefix: string, points: number, span: number): RateLimiterMongo {
  return new RateLimiterMongo({
    // The package expects a client or a database, but calls only `collection()` on it.
    storeClient: mongoose.connection,
    tableName: LimitModel.collection.collectionName,
    disableIndexesCreation: true,
    keyPrefix,
    points,
    duration: span / 1000,
  });
}
