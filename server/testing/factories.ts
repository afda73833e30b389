import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../domain/constants.ts';
import type { KeyScope } from '../../domain/keyScope.ts';
import { fromStoredDate } from '../../domain/localDate.ts';
import { SPECIFICATION } from '../../domain/policy/packs.ts';
import { NEW_RECORD } from '../../domain/record/fields.ts';
import { type Comment, CommentModel } from '../comments/comment.model.ts';
import { type Question, QuestionModel } from '../exam/question.model.ts';
import { AccountModel } from '../identity/account.model.ts';
import { newKey } from '../identity/programKeys/bearerKey.ts';
import { ProgramKeyModel } from '../identity/programKeys/programKey.model.ts';
import { hashSecret } from '../identity/secrets/secret.ts';
import { startSession } from '../identity/session/session.service.ts';
import { type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { derivedFields } from '../records/soldiers/soldierFields.ts';
import { driverOf } from '../store/driver.ts';
import { quickHash } from './quickHash.ts';
import { Browser, type TestApi } from './testApi.ts';

/** Stores a valid record; a test states only the fields it is about. */
export async function makeSoldier(given: Partial<Soldier> = {}): Promise<Soldier> {
  const fields = {
    ...NEW_RECORD,
    isStaff: false,
    firstName: 'Alex',
    middleName: 'Lee',
    lastName: 'Morgan',
    rank: 'SPC',
    grade: 'E4',
    pebd: null,
    dor: null,
    ets: null,
    acftScore: 0,
    acftTest: 'ACFT',
    m4Test: 'M4',
    m4Passed: (given.m4Qual ?? 0) >= SPECIFICATION.rifleTest.failBelow,
    m4Qual: 0,
    ...given,
  } as const;
  const soldier = await SoldierModel.create({
    version: 1,
    ...derivedFields(fields),
    awaitsStaffApproval: false,
    madeOn: new Date('2020-01-05T12:00:00Z'),
    ...fields,
  });
  return soldier.toObject();
}

/**
 * Stores so many records, all like a checked one: checking each would take most of a test's time.
 * @returns their ids
 */
export async function makeSoldiers(count: number, given: Partial<Soldier> = {}): Promise<string[]> {
  if (count === 0) return [];
  const first = await makeSoldier(given);
  const others = Array.from({ length: count - 1 }, (_, index) => ({ ...first, _id: `${first._id}-${index}` }));
  if (others.length > 0) await driverOf(SoldierModel).insertMany(others);
  return [first, ...others].map(({ _id }) => _id);
}

/** Stores a valid comment. */
export async function makeComment(given: Pick<Comment, 'soldierId' | 'commentorId'> & Partial<Comment>) {
  const timestamp = new Date('2026-03-01T12:00:00Z');
  const comment = await CommentModel.create({
    version: 1,
    category: 'CHARACTER',
    text: 'Keeps calm.',
    timestamp,
    ...given,
  });
  return comment.toObject();
}

/** Stores a valid question. */
export async function makeQuestion(given: Pick<Question, '_id'> & Partial<Question>): Promise<Question> {
  const question = await QuestionModel.create(questionOf(given));
  return question.toObject();
}

/** A valid, unstored question. Its text contains its id, so no two ask the same. */
export function questionOf(given: Pick<Question, '_id'> & Partial<Question>): Question {
  return {
    version: 1,
    question: `What does ${given._id} ask?`,
    options: ['One', 'Two', 'Three', 'Four'],
    answerText: 'Two',
    topic: 'Call for fire',
    explanation: 'Two it is.',
    citation: 'ATP 3-09.30, chapter 4',
    reviewDate: new Date('2027-01-11T12:00:00Z'),
    retiredAt: null,
    ...given,
  };
}

/** The password of every login made here. */
export const FACTORY_PASSWORD = 'five green lamps';
let factoryHash: Promise<string> | undefined;
const factoryPasswordHash = (): Promise<string> => (factoryHash ??= quickHash(FACTORY_PASSWORD));

/** A signed-in login without a record. */
export async function signInNewcomer(api: TestApi): Promise<{ browser: Browser; accountId: string; email: string }> {
  const account = await AccountModel.create({
    email: `${randomUUID()}@unit.example`,
    passwordHash: await factoryPasswordHash(),
    createdAt: api.now,
  });
  // The store deletes expired sessions by its own clock, which may be far ahead of the test's.
  const { token } = await startSession(account._id, new Date(Math.max(api.now.getTime(), Date.now())));
  return { browser: api.browserWith(token), accountId: account._id, email: account.email };
}

/** A signed-in person with a record. */
export async function signInSoldier(
  api: TestApi,
  given: Partial<Soldier> = {},
): Promise<{ browser: Browser; accountId: string; email: string; soldier: Soldier }> {
  const { browser, accountId, email } = await signInNewcomer(api);
  return { browser, accountId, email, soldier: await makeSoldier({ userId: accountId, ...given }) };
}

/** A working program key, a browser that sends it, and the staff member who made it. */
export async function makeKey(api: TestApi, scope: KeyScope) {
  const maker = await signInSoldier(api, { isStaff: true });
  const { id, secret, text } = newKey();
  // The store deletes ended keys by its own clock, which may be far ahead of the test's.
  const expiresAt = new Date(Math.max(api.now.getTime(), Date.now()) + DAY_MS);
  await ProgramKeyModel.create({
    _id: id,
    secretHash: hashSecret(secret),
    name: 'Wall board',
    scope,
    createdAt: api.now,
    accountId: maker.accountId,
    soldierId: maker.soldier._id,
    endsOn: fromStoredDate(expiresAt),
    expiresAt,
  });
  const browser = new Browser();
  browser.key = text;
  return { browser, id, text, maker };
}
