import { CalendarFeedModel } from './calendar/calendarFeed.model.ts';
import { CommentModel } from './comments/comment.model.ts';
import { QuestionModel } from './exam/question.model.ts';
import { QuestionReportModel } from './exam/questionReport.model.ts';
import { AccountModel } from './identity/account.model.ts';
import { BrowserKeyModel } from './identity/limits/browserKey.model.ts';
import { JoinCodeModel } from './identity/joinCode/joinCode.model.ts';
import { LimitModel } from './identity/limits/limit.model.ts';
import { OneTimeCodeModel } from './identity/mailedLink/oneTimeCode.model.ts';
import { ProgramKeyModel } from './identity/programKeys/programKey.model.ts';
import { SessionModel } from './identity/session/session.model.ts';
import { QueuedMailModel } from './mail/queuedMail.model.ts';
import { HistoryModel } from './history/history.model.ts';
import { SoldierModel } from './records/soldiers/soldier.model.ts';
import { ReminderModel } from './reminders/reminder.model.ts';
import { RosterWordModel } from './unit/rosterWord.model.ts';
import { UnitModel } from './unit/unit.model.ts';

/** What the product keeps in its store: all models, for the store to make their indexes. */
export const MODELS = [
  AccountModel,
  SessionModel,
  OneTimeCodeModel,
  QueuedMailModel,
  LimitModel,
  BrowserKeyModel,
  JoinCodeModel,
  UnitModel,
  SoldierModel,
  CommentModel,
  HistoryModel,
  QuestionModel,
  QuestionReportModel,
  CalendarFeedModel,
  ProgramKeyModel,
  RosterWordModel,
  ReminderModel,
];
