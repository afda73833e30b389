import { DueResult } from '../../../domain/due/requirements.ts';
import { armySeeds } from '../../../domain/due/seeds.ts';
import { addDays, type LocalDate, toStoredDate } from '../../../domain/localDate.ts';
import { NEW_UNIT, UnitComponent } from '../../../domain/policy/unit.ts';
import { COMMENT_CATEGORIES } from '../../../domain/values.ts';
import { CommentModel } from '../../../server/comments/comment.model.ts';
import { ensureQuestions } from '../../../server/exam/ensureQuestions.ts';
import { QuestionModel } from '../../../server/exam/question.model.ts';
import { HistoryModel } from '../../../server/history/history.model.ts';
import { AccountModel } from '../../../server/identity/account.model.ts';
import { ensureJoinCode } from '../../../server/identity/joinCode/joinCode.service.ts';
import { hashPassword } from '../../../server/identity/password/passwords.ts';
import { hashSecret } from '../../../server/identity/secrets/secret.ts';
import { SessionModel } from '../../../server/identity/session/session.model.ts';
import { unitDayAt } from '../../../server/operations/unitClock.ts';
import { SoldierModel, type StoredDue } from '../../../server/records/soldiers/soldier.model.ts';
import { UnitModel } from '../../../server/unit/unit.model.ts';
import { people } from '../support/people.ts';

/** The id of the queried record, comment and question, so that one set of variables suits every query. */
export const ID = 'soldier-7';
/** The staff member who asks. */
export const STAFF_ID = 'soldier-0';
export const STAFF = { email: emailOf(STAFF_ID), password: 'four brown boots' };
/** The number of history entries of the queried record, and of every other one. */
const OWN_HISTORY = 30;
const HISTORY = 3;
/** The unit's dated requirements. Everybody has done each of them twice. */
const REQUIREMENTS = armySeeds(UnitComponent.ACTIVE)
  .slice(0, 12)
  .map(({ requirement }, index) => ({
    ...requirement,
    id: `requirement-${index}`,
    inForceFrom: '2020-01-05',
    retiredOn: null,
  }));
/** How many people are added at a time. */
const CHUNK = 5_000;
const HOUR_MS = 3_600_000;
const FORTNIGHT_MS = 14 * 24 * HOUR_MS;

const now = new Date();

/** Everybody has a login, a session, a history, and a comment with the same id as the soldier. */
export async function fillUpTo(size: number): Promise<void> {
  const before = await SoldierModel.countDocuments();
  if (before === 0) await openUnit();
  const passwordHash = await hashPassword(STAFF.password);
  const everybody = people(size, unitDayAt(now));
  for (let from = before; from < size; from += CHUNK) {
    const newcomers = everybody.slice(from, Math.min(from + CHUNK, size));
    const ids = newcomers.map(({ _id }) => _id);
    const records = newcomers.map((record, index) => ({
      ...record,
      dues: duesOf(from + index, unitDayAt(now)),
      userId: accountIdOf(record._id),
      isStaff: record.isStaff || record._id === STAFF_ID,
    }));
    // Without mongoose's checks, which would take most of the time.
    await SoldierModel.insertMany(records, { lean: true });
    await AccountModel.insertMany(
      ids.map((id) => ({ _id: accountIdOf(id), email: emailOf(id), passwordHash, createdAt: now })),
      { lean: true },
    );
    await SessionModel.insertMany(ids.map(sessionOf), { lean: true });
    await HistoryModel.insertMany(ids.flatMap(historyOf), { lean: true });
    await CommentModel.insertMany(ids.map(commentOn), { lean: true });
  }
}

async function openUnit(): Promise<void> {
  await ensureJoinCode();
  await ensureQuestions();
  await UnitModel.create({
    ...NEW_UNIT,
    _id: 'current',
    policies: [],
    requirements: REQUIREMENTS,
    hasRequirements: true,
  });
  const question = await QuestionModel.findOne().lean();
  await QuestionModel.create({ ...question, _id: ID, question: 'Which one is asked for?' });
}

/** Done 400 days ago, and again on some day since. */
function duesOf(index: number, today: LocalDate): StoredDue[] {
  return REQUIREMENTS.flatMap(({ id: requirementId, result, score, levels }, step) =>
    [400, (index * 37 + step * 101) % 400].map((ago, time) => ({
      id: `${requirementId}-${index}-${time}`,
      version: 1,
      requirementId,
      byId: STAFF_ID,
      note: '',
      forRecord: true,
      doneOn: toStoredDate(addDays(today, -ago)),
      expiresOn: null,
      score: score?.max ?? null,
      level: levels[0]?.name ?? null,
      passed: result === DueResult.PASS_FAIL ? true : null,
    })),
  );
}

export function accountIdOf(id: string): string {
  return `account-of-${id}`;
}

function emailOf(id: string): string {
  return `${id}@unit.example`;
}

function sessionOf(id: string) {
  return {
    _id: hashSecret(id),
    accountId: accountIdOf(id),
    state: 'OPEN',
    createdAt: now,
    authenticatedAt: now,
    showedSecondFactor: false,
    lastUsedAt: now,
    accessEndsAt: new Date(now.getTime() + HOUR_MS),
    expiresAt: new Date(now.getTime() + FORTNIGHT_MS),
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36',
  };
}

function historyOf(id: string) {
  return Array.from({ length: id === ID ? OWN_HISTORY : HISTORY }, (_, index) => ({
    _id: `${id}-${index}`,
    soldierId: id,
    actorId: STAFF_ID,
    at: new Date(now.getTime() - index * HOUR_MS),
    subject: 'RECORD',
    action: 'CHANGED',
    subjectId: null,
    subjectName: null,
    changes: [{ field: 'acftScore', from: '480', to: '500' }],
  }));
}

function commentOn(id: string, index: number) {
  return {
    _id: id,
    version: 1,
    soldierId: id,
    commentorId: STAFF_ID,
    category: COMMENT_CATEGORIES[index % COMMENT_CATEGORIES.length],
    text: 'Ran the team through three dry missions a day without being told.',
    timestamp: now,
  };
}
