import { ReminderPace } from '../domain/due/reminders.ts';
import { dodIdField } from '../domain/policy/unitFields.ts';
import type { GoingLogin, PersonalData } from './api/personalData.ts';
import { CALENDAR_DATA } from './calendar/calendarFeed.service.ts';
import { COMMENT_DATA } from './comments/comment.service.ts';
import { dueOf } from './due/due.service.ts';
import { DueSeries } from './due/dueEntry.type.ts';
import { QuestionModel } from './exam/question.model.ts';
import { REPORT_DATA } from './exam/questionReport.service.ts';
import { AccountModel } from './identity/account.model.ts';
import type { IdentityContext } from './identity/identityContext.ts';
import { JoinCodeModel } from './identity/joinCode/joinCode.model.ts';
import { BrowserKeyModel } from './identity/limits/browserKey.model.ts';
import { LIMIT_DATA } from './identity/limits/limits.ts';
import { CODE_DATA } from './identity/mailedLink/oneTimeCode.service.ts';
import { KEY_DATA } from './identity/programKeys/programKey.service.ts';
import { SESSION_DATA } from './identity/session/mySessions.service.ts';
import { IMPORT_DATA } from './imports/stagedImport.ts';
import { MAIL_DATA } from './mail/mailQueue.ts';
import { SoldierModel } from './records/soldiers/soldier.model.ts';
import { ownPace, REMINDER_DATA } from './reminders/reminder.service.ts';
import { HISTORY_DATA } from './shownHistory/history.service.ts';
import { SnapshotModel } from './snapshots/snapshot.model.ts';
import { dodIdOf } from './unit/dodId.service.ts';
import { NAME_DATA } from './unit/rosterWord.model.ts';
import { UNIT_DATA } from './unit/unitHistory.service.ts';

/**
 * The collections with personal data. Erasing and its preview, the removal of a login, `ownRecord` and docs/data.md use this table. Each
 * row is with its subject, except rows that involve several rooms.
 */
export const PERSONAL_DATA: readonly PersonalData<IdentityContext>[] = [
  {
    collection: SoldierModel,
    holds:
      'the record: its fields, the unit fields (with the DoD ID, if the unit keeps it), schools, the events, excuses and first due dates of requirements, when the record was made, and its login',
    leftOut: 'unit fields that only staff see; the history shows when the record was made',
    own: {
      dodId: {
        type: () => String,
        description: 'Their whole DoD ID; null if the unit keeps none for them.',
        ofSoldier: ownDodId,
      },
      dues: {
        type: () => [DueSeries],
        description:
          'The dated requirements that apply to them, or for which the record holds events or an excuse, with these.',
        ofSoldier: (soldierId, context) => dueOf(context, soldierId),
      },
    },
    goes: { otherwise: 'eraseSoldier removes it last, because it marks the person as being erased' },
  },
  {
    collection: AccountModel,
    holds:
      "the login: its email address and whether that refuses mail, hashes of the password and recovery codes, the authenticator app's key, the provider's sign-in, and how often they get reminders",
    leftOut: 'hashes and keys; it only says that there is a secret',
    own: {
      reminderPace: { type: () => ReminderPace, description: 'How often they get reminders.', ofLogin: ownPace },
    },
    goes: { otherwise: 'eraseSoldier removes it, and removes what belongs to it both before and after' },
  },
  COMMENT_DATA,
  HISTORY_DATA,
  SESSION_DATA,
  CALENDAR_DATA,
  REPORT_DATA,
  KEY_DATA,
  CODE_DATA,
  MAIL_DATA,
  REMINDER_DATA,
  LIMIT_DATA,
  UNIT_DATA,
  ...IMPORT_DATA,
  NAME_DATA,
];

/** The collections without personal data. */
export const NOBODYS_DATA = [
  BrowserKeyModel,
  JoinCodeModel,
  QuestionModel,
  SnapshotModel,
  'jobs',
  'locks',
  'migrations',
] as const;

/** All models of the product, so that the store makes their indexes. */
export const MODELS = [...PERSONAL_DATA.map(({ collection }) => collection), ...NOBODYS_DATA].filter(
  (collection) => typeof collection !== 'string',
);

/** The store's name for a collection of the table. */
export function collectionName({ collection }: Pick<PersonalData, 'collection'>): string {
  return typeof collection === 'string' ? collection : collection.collection.collectionName;
}

/** Removes everything that belongs to a login; repeating it changes nothing more. */
export async function forgetWithLogin(login: GoingLogin): Promise<void> {
  for (const { goes } of PERSONAL_DATA) await goes.withLogin?.(login);
}

/** Somebody's whole DoD ID. One database command if the unit keeps DoD IDs, otherwise none. */
async function ownDodId(soldierId: string, context: IdentityContext): Promise<string | null> {
  const unit = await context.unit();
  if (!dodIdField(unit.unitFields)) return null;
  const stored = await SoldierModel.findById(soldierId, { own: 1 }).lean();
  return stored && dodIdOf(stored, unit);
}
