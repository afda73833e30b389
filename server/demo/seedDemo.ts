import { randomBytes, randomUUID } from 'node:crypto';
import { DAY_MS } from '../../domain/constants.ts';
import { addDays, type LocalDate, toStoredDate } from '../../domain/localDate.ts';
import { NEW_UNIT } from '../../domain/policy/unit.ts';
import { DepartureReason } from '../../domain/record/membership.ts';
import { CommentModel } from '../comments/comment.model.ts';
import { QuestionModel } from '../exam/question.model.ts';
import { QuestionReportModel } from '../exam/questionReport.model.ts';
import { HistoryModel } from '../history/history.model.ts';
import { AccountModel } from '../identity/account.model.ts';
import type { SignInInput } from '../identity/signIn/identity.input.ts';
import { createAccount } from '../identity/signIn/identity.service.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { SnapshotModel } from '../snapshots/snapshot.model.ts';
import { CURRENT, UnitModel } from '../unit/unit.model.ts';
import { DEMO_COMMENTS } from './demoComments.ts';
import { DEMO_REQUIREMENTS, demoDues } from './demoDues.ts';
import { demoHistory } from './demoHistory.ts';
import { DEMO_AWAY, DEMO_PEOPLE, demoRecord } from './demoPeople.ts';
import { demoPolicies, demoSnapshots, demoUnitHistory } from './demoSnapshots.ts';

const STAFF_LAST_NAME = 'Okafor';
const SOLDIER_LAST_NAME = 'Alvarez';

/**
 * Fills an empty store with a demonstration section.
 * @returns the sign-ins of a staff member and of a regular soldier, with new passwords each time.
 * @throws Error when the store has people in it.
 */
export async function seedDemo(now: Date, today: LocalDate): Promise<{ staff: SignInInput; soldier: SignInInput }> {
  if ((await AccountModel.exists({})) || (await SoldierModel.exists({}))) {
    throw new Error(
      'The store has people in it, so the demonstration is not loaded. Start without --demo, or set DATA_DIR to an empty folder.',
    );
  }
  const people = DEMO_PEOPLE.map((person) => ({ _id: randomUUID(), ...demoRecord(person, today, randomUUID) }));
  const recordOf = (lastName: string) => {
    const person = people.find((one) => one.lastName === lastName);
    if (!person) throw new Error(`The demonstration has nobody called ${lastName}.`);
    return person;
  };
  const staff = { email: 'okafor@demo.example', password: newPassword() };
  const soldier = { email: 'alvarez@demo.example', password: newPassword() };
  const owners = new Map([
    [recordOf(STAFF_LAST_NAME)._id, (await createAccount(staff, now))._id],
    [recordOf(SOLDIER_LAST_NAME)._id, (await createAccount(soldier, now))._id],
  ]);
  const byId = recordOf(STAFF_LAST_NAME)._id;
  const present = people.map((person, index) => {
    const userId = owners.get(person._id);
    return { ...person, ...demoDues(person, index, today, byId), ...(userId && { userId }) };
  });
  const record = (person: Parameters<typeof demoRecord>[0]) => ({
    _id: randomUUID(),
    ...demoRecord(person, today, randomUUID),
  });
  const departed = {
    ...record(DEMO_AWAY.departed),
    departure: { lastDay: toStoredDate(addDays(today, -21)), reason: DepartureReason.PCS, byId },
  };
  const expected = { ...record(DEMO_AWAY.expected), arrivesOn: toStoredDate(addDays(today, 30)) };
  const everybody = [...present, departed, expected];
  await SoldierModel.insertMany(everybody);
  const policies = demoPolicies(today).map((choice) => ({
    ...choice,
    _id: randomUUID(),
    byId,
    at: toStoredDate(choice.from),
  }));
  const unit = { ...NEW_UNIT, version: policies.length, policies };
  await UnitModel.create({
    ...unit,
    _id: CURRENT,
    requirements: [...DEMO_REQUIREMENTS],
    hasRequirements: true,
    firstStepsPutAway: true,
  });
  await SnapshotModel.insertMany(demoSnapshots(everybody, unit, today));
  const comments = DEMO_COMMENTS.map(({ about, by, category, text, daysAgo }) => ({
    _id: randomUUID(),
    version: 1,
    soldierId: recordOf(about)._id,
    commentorId: recordOf(by)._id,
    category,
    text,
    timestamp: new Date(now.getTime() - daysAgo * DAY_MS),
  }));
  await CommentModel.insertMany(comments);
  await HistoryModel.insertMany([...demoUnitHistory(policies), ...demoHistory(everybody, comments, today, now)]);
  await reportQuestion(recordOf(SOLDIER_LAST_NAME)._id, new Date(now.getTime() - 3 * DAY_MS));
  return { staff, soldier };
}

/** Reports a question of the bank, so that staff find a report. */
async function reportQuestion(soldierId: string, at: Date): Promise<void> {
  const question = await QuestionModel.findOne({}, { _id: 1 }).sort({ _id: 1 }).lean();
  if (!question) return;
  const text = 'Our last range brief said it another way. Please check it against the publication.';
  await QuestionReportModel.create({ questionId: question._id, soldierId, text, at });
}

function newPassword(): string {
  return randomBytes(9).toString('base64url');
}
