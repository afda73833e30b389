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
 * Counts of attempts are kept in the store, so that several servers share them, each under a hash: an e-mail address counts whether or not
 * it has a login. An attempt is counted before it is made, so that many at once gain nothing.
 */

/**
 * What is attempted; each kind has counts of its own. Password resets are counted apart from other mails, so that a stranger who uses up
 * the other mails of an address does not keep its owner from a reset. A stranger can use up the resets, too, but the link that was mailed
 * last still works.
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
 * What an attempt is counted by: a browser that has signed in to the account before; or else the network address, and the account. Passwords
 * are counted by both together and, in all unknown browsers, by the account (Spec 3.15).
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
  /** The folded e-mail address or the id of the account that is tried; null where none is named. */
  account: string | null;
  /** The network address that the attempt comes from. */
  address: string;
  /** The name of the browser that it is made in, where that has signed in to the account before. */
  browser?: string | null;
}

/** A count, and which one of its kind. */
interface Counted {
  by: CountedBy;
  key: string;
}

/**
 * Counts an attempt, which counts as a failure until `succeeded` is called.
 * @throws Refusal `TOO_MANY_REQUESTS` with the time left when the browser, the account or the address has to wait; without one where unknown
 * browsers have failed too often, as time does not help there.
 */
export async function countAttempt(kind: AttemptKind, attempt: AttemptBy): Promise<Attempt> {
  const counts = countsOf(kind, attempt);
  for (const [index, counted] of counts.entries()) {
    await count(kind, counted).catch(async (refusal: unknown) => {
      // Nothing was tried: a forgotten device with an old password must not use up the attempts of everybody at that address.
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
      // Where a known browser succeeds, the others have failed in vain as well.
      if (kind === 'password' && account !== null && attempt.browser) await forgetUnknownFailures(account);
    },
  };
}

/** What an attempt is counted by, in the order in which that is done. */
function countsOf(kind: AttemptKind, { account, address, browser = null }: AttemptBy): Counted[] {
  const ofAddress: Counted = { by: 'address', key: hashSecret(address) };
  if (account === null) return [ofAddress];
  const key = hashSecret(account);
  if (browser !== null) return [{ by: 'browser', key: `${key}:${hashSecret(browser)}` }];
  if (kind !== 'password') return [ofAddress, { by: 'account', key }];
  return [ofAddress, { by: 'accountAtAddress', key: `${key}:${ofAddress.key}` }, { by: 'unknownBrowsers', key }];
}

/** Forgets the failed passwords of an account, wherever they were tried, as its owner has shown who they are in another way. */
export async function forgetFailedPasswords(account: string): Promise<void> {
  await forgetUnknownFailures(account);
  for (const by of ['browser', 'accountAtAddress'] as const) {
    const first = limiter('password', by).getKey(`${hashSecret(account)}:`);
    // `;` is the character after the colon, so that this is whatever begins so.
    await LimitModel.deleteMany({ key: { $gt: first, $lt: first.replace(/:$/, ';') } });
  }
}

export const LIMIT_DATA: PersonalData = {
  collection: LimitModel,
  holds:
    'how often somebody tried to sign in to their login, and from which address, as hashes: for a day at most, and wrong passwords in browsers that did not know the login for a year',
  leftOut: 'it is about whoever tried',
  goes: {
    // They would be kept for a year, under a hash of the address.
    withPerson: async ({ login }) => {
      if (login?.email) await forgetFailedPasswords(login.email);
    },
  },
};

async function forgetUnknownFailures(account: string): Promise<void> {
  await limiter('password', 'unknownBrowsers').delete(hashSecret(account));
}

/** Kept in this process alone: in the store, counting would cost each change another write. */
const changes = new RateLimiterMemory({ points: CHANGES_PER_LOGIN, duration: CHANGE_WINDOW_MS / 1000 });

/**
 * Counts a change before it is made, so that nobody fills the store by making one after the other.
 * @param accountId the login that makes it.
 * @throws Refusal `TOO_MANY_REQUESTS` with the time left once the login has made as many as it may.
 */
export function countChange(accountId: string): Promise<void> {
  return countUse(changes, accountId);
}

/**
 * Counts a registration with the right join code before the login is made. Successful ones count as well, or somebody with the code could
 * fill the unit with people.
 * @param address the network address that it comes from.
 * @throws Refusal `TOO_MANY_REQUESTS` with the time left once so many came from there.
 */
export function countRegistration(address: string): Promise<void> {
  const registrations = inStore('registration:address', REGISTRATIONS_PER_NETWORK, REGISTRATION_WINDOW_MS);
  return countUse(registrations, hashSecret(address));
}

/**
 * Counts a change of credentials before it is made: each one ends sessions and sends a mail. A reset counts separately, so that somebody
 * who changes another's login does not keep its owner from a reset.
 * @throws Refusal `TOO_MANY_REQUESTS` with the time left once the login has made as many as it may.
 */
export function countCredentialChange(accountId: string): Promise<void> {
  const credentialChanges = inStore('credentials:account', CREDENTIAL_CHANGES_PER_LOGIN, CREDENTIAL_CHANGE_WINDOW_MS);
  return countUse(credentialChanges, hashSecret(accountId));
}

/**
 * Counts a mail in which somebody has themself told what is due, before it is made.
 * @throws Refusal `TOO_MANY_REQUESTS` with the time left once the login has asked for as many as it may.
 */
export function countReminder(accountId: string): Promise<void> {
  return countUse(inStore('reminder:account', REMINDERS_PER_LOGIN, REMINDER_WINDOW_MS), hashSecret(accountId));
}

/** Kept in this process alone, as reading is to cost no write. */
const keyRequests = new RateLimiterMemory({ points: KEY_REQUESTS_PER_MINUTE, duration: 60 });
const wrongKeys = new RateLimiterMemory({ points: ATTEMPTS_PER_NETWORK, duration: ATTEMPT_WINDOW_MS / 1000 });

/** How a program learns that it has to wait: by the status of the answer. */
const FOR_PROGRAMS = { http: { status: 429 } } as const;

/**
 * Counts a request of a key for programs.
 * @throws Refusal `TOO_MANY_REQUESTS` with the time left once it has made as many in a minute as it may.
 */
export function countKeyRequest(id: string): Promise<void> {
  return countUse(keyRequests, id, FOR_PROGRAMS);
}

/**
 * Counts a key that was none. Nobody guesses one; the limit keeps a program with a wrong one from being looked up for ever.
 * @param address the network address that it comes from.
 * @throws Refusal `TOO_MANY_REQUESTS` with the time left once so many came from there.
 */
export function countWrongKey(address: string): Promise<void> {
  return countUse(wrongKeys, hashSecret(address), FOR_PROGRAMS);
}

/** Counts something that stays on the count. Over the limit, the wait ends with the span and is not extended. */
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
    // The first one over the limit starts the wait; those that follow find it running.
    const isFirst = refused.consumedPoints === POINTS[by] + 1;
    const wait = isFirst ? await startWait(counted, kind, { by, key }) : refused.msBeforeNext;
    throw refusalFor(wait);
  }
}

function refusalFor(waitMs: number, details: Pick<RefusalDetails, 'http'> = {}): Refusal {
  return new Refusal('TOO_MANY_REQUESTS', { ...details, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/**
 * Takes an attempt off a count, unless that is over its limit already: from exactly the limit, the next attempt would start another, longer
 * wait. This is a write of our own, as the package cannot subtract on a condition.
 */
async function takeBack(kind: AttemptKind, { by, key }: Counted): Promise<void> {
  await LimitModel.updateOne(
    { key: limiter(kind, by).getKey(key), points: { $lte: POINTS[by] } },
    { $inc: { points: -1 } },
  );
}

/** Starts a wait that is twice as long as the last one of the day, up to the longest. */
async function startWait(counted: RateLimiterMongo, kind: AttemptKind, { by, key }: Counted): Promise<number> {
  const { consumedPoints } = await inStore(`${kind}:${by}:waits`, POINTS[by], DAY_MS).penalty(key);
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (consumedPoints - 1), longestWait(kind, by));
  await counted.block(key, wait / 1000);
  return wait;
}

/** Anybody can use up the resets of an address, so this wait is shorter than the life of the last link that its owner got. */
function longestWait(kind: AttemptKind, by: CountedBy): number {
  return kind === 'reset' && by === 'account' ? LONGEST_RESET_WAIT_MS : LONGEST_WAIT_MS;
}

function limiter(kind: AttemptKind, by: CountedBy): RateLimiterMongo {
  const span = by === 'unknownBrowsers' ? UNKNOWN_FAILURES_KEPT_MS : ATTEMPT_WINDOW_MS;
  return inStore(`${kind}:${by}`, POINTS[by], span);
}

function inStore(keyPrefix: string, points: number, span: number): RateLimiterMongo {
  return new RateLimiterMongo({
    // The package expects a client or a database, and calls nothing but `collection()` on it.
    storeClient: mongoose.connection,
    tableName: LimitModel.collection.collectionName,
    disableIndexesCreation: true,
    keyPrefix,
    points,
    duration: span / 1000,
  });
}
