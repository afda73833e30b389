import { COMMENT_CATEGORIES } from '../../../domain/values.ts';
import { CommentModel } from '../../../server/comments/comment.model.ts';
import { startSession } from '../../../server/identity/session/session.service.ts';
import { MODELS } from '../../../server/models.ts';
import { unitDayAt } from '../../../server/operations/unitClock.ts';
import { SoldierModel } from '../../../server/records/soldiers/soldier.model.ts';
import { connectStore, disconnectStore } from '../../../server/store/connection.ts';
import { people } from '../support/people.ts';

/** More than one page of comments. */
const COMMENTS = 60;
const MINUTE_MS = 60_000;

/** What a measurement needs from the store. */
interface Seeded {
  /** The cookie header of a signed-in staff member. */
  cookie: string;
  /** Another soldier, who has comments. */
  soldierId: string;
}

/** Fills an empty store with people, comments about one of them, and the session of a staff member. */
export async function seed(uri: string, count: number): Promise<Seeded> {
  await connectStore(uri, MODELS);
  const now = new Date();
  const everybody = people(count, unitDayAt(now));
  const staff = everybody.find(({ isStaff }) => isStaff);
  const soldier = everybody.find(({ isStaff }) => !isStaff);
  if (!staff || !soldier) throw new Error('The measurement needs staff and others.');
  staff.userId = 'account';
  await SoldierModel.insertMany(everybody);
  await CommentModel.insertMany(
    Array.from({ length: COMMENTS }, (_, index) => ({
      version: 1,
      soldierId: soldier._id,
      commentorId: everybody[index % everybody.length]?._id,
      category: COMMENT_CATEGORIES[index % COMMENT_CATEGORIES.length],
      text: `Ran the team through ${index + 1} dry missions a day without being told.`,
      timestamp: new Date(now.getTime() - index * MINUTE_MS),
    })),
  );
  const { token } = await startSession(staff.userId, now, { showedSecondFactor: true });
  await disconnectStore();
  return { cookie: `session=${token}`, soldierId: soldier._id };
}
