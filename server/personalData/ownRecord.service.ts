import { Refusal } from '../api/refusal.ts';
import { calendarFeedsOf } from '../calendar/calendarFeed.service.ts';
import { allCommentsAbout } from '../comments/comment.service.ts';
import { dueOf } from '../due/due.service.ts';
import { reportsBy } from '../exam/questionReport.service.ts';
import { wholeHistory } from '../shownHistory/history.service.ts';
import { currentViewer } from '../identity/signIn/identity.service.ts';
import type { IdentityContext } from '../identity/identityContext.ts';
import { programKeysOf } from '../identity/programKeys/programKey.service.ts';
import { mySessions } from '../identity/session/mySessions.service.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { dodIdField } from '../../domain/policy/unitFields.ts';
import { dodIdOf } from '../unit/dodId.service.ts';
import { getSoldier } from '../records/soldiers/soldier.service.ts';
import { ownPace, remindersOf } from '../reminders/reminder.service.ts';
import { namesOf } from '../unit/rosterWord.model.ts';
import { unitChangesBy } from '../unit/unitHistory.service.ts';
import type { OwnRecord } from './ownRecord.type.ts';

/** Everything that is kept about the caller and may be told them (PERSONAL_DATA). */
export async function ownRecord(context: IdentityContext): Promise<OwnRecord> {
  const viewer = await currentViewer(context);
  // Deleted since the request began.
  if (viewer === null) throw new Refusal('UNAUTHENTICATED');
  const { login, absence } = viewer;
  // Who has left the unit, or is expected, sees no screen of it, but may know what it keeps.
  const soldier = viewer.soldier ?? (absence && (await getSoldier(absence.soldierId, context)));
  const [sessions, calendarFeeds, programKeys, reminderPace, reminders] = await Promise.all([
    mySessions(context),
    calendarFeedsOf(login.id),
    programKeysOf(login.id, context),
    ownPace(login.id),
    remindersOf(login.id),
  ]);
  const [dues, comments, history, unitChanges, questionReports, namesInFiles] =
    soldier === null
      ? [[], [], [], [], [], []]
      : await Promise.all([
          dueOf(context, soldier.id),
          allCommentsAbout(soldier.id),
          wholeHistory(context, soldier.id),
          unitChangesBy(soldier.id),
          reportsBy(soldier.id),
          namesOf(soldier.id),
        ]);
  return {
    ...{
      at: context.now,
      login,
      soldier,
      dodId: soldier && (await ownDodId(context, soldier.id)),
      sessions,
      calendarFeeds,
      programKeys,
      reminderPace,
      reminders,
      dues,
      comments,
      history,
      unitChanges,
      questionReports,
      namesInFiles,
    },
    get unit() {
      return viewer.unit;
    },
  };
}

/** The caller's DoD ID, whole. One database command where the unit keeps them, otherwise none. */
async function ownDodId(context: IdentityContext, soldierId: string): Promise<string | null> {
  const unit = await context.unit();
  if (!dodIdField(unit.unitFields)) return null;
  const stored = await SoldierModel.findById(soldierId, { own: 1 }).lean();
  return stored && dodIdOf(stored, unit);
}
