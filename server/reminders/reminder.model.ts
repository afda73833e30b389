import { Schema } from 'mongoose';
import type { ReminderCounts } from '../../domain/due/reminders.ts';
import { type Section, SECTIONS } from '../../domain/values.ts';
import { storedModel } from '../store/storedModel.ts';

/** How far a reminder's mail has come; the queue knows what happens to it there. */
export const ReminderMail = {
  /** It must still be queued. The reminder's maker may have died before that; then the next run does it. */
  CLAIMED: 'CLAIMED',
  QUEUED: 'QUEUED',
  /** The queue gave it up, and deletes that note after some time. */
  UNDELIVERABLE: 'UNDELIVERABLE',
  /** No mail: there was no mail server, the mailbox had refused a mail before, or its owner chose never to be reminded meanwhile. */
  NONE: 'NONE',
} as const;
export type ReminderMail = (typeof ReminderMail)[keyof typeof ReminderMail];

/** What one mail tells one login: numbers and days, without a name, a score or a requirement's name. */
export interface StoredReminder {
  /**
   * A daily reminder's id follows from login and day. A weekly one's follows from login and weekly day, even if it is caught up later, so
   * there is only one. Its mail has the same id, and so the same Message-ID.
   */
  _id: string;
  /** The login it is for. */
  accountId: string;
  at: Date;
  /** Whether it covers everything, as on the unit's weekday. */
  weekly: boolean;
  /** Whether its owner asked for it. */
  asked: boolean;
  own: ReminderCounts;
  /** Null if it is only about themselves. */
  unit: ReminderCounts | null;
  /** The section that `unit` is about; null for the whole unit. */
  section: Section | null;
  /** What it says for the first time (`crossingsOf`): no two reminders share one. Absent if there is none. */
  crossings?: readonly string[];
  mail: ReminderMail;
}

/**
 * How long a reminder is kept, in seconds: longer than the longest lead. Something that is still due soon then, because of its days of
 * grace, is told once more.
 */
const KEPT_S = 400 * 24 * 60 * 60;

const required = { required: true } as const;
const counts = new Schema<ReminderCounts>(
  {
    notCurrent: { type: Number, ...required },
    dueSoon: { type: Number, ...required },
    toDo: { type: Number, ...required },
    crossed: { type: Number, ...required },
    dueBy: { type: String, default: null },
    crossedDueBy: { type: String, default: null },
  },
  { _id: false },
);

const reminderSchema = new Schema<StoredReminder>(
  {
    _id: { type: String, ...required },
    accountId: { type: String, ...required },
    at: { type: Date, ...required },
    weekly: { type: Boolean, ...required },
    asked: { type: Boolean, ...required },
    own: { type: counts, ...required },
    unit: { type: counts, default: null },
    section: { type: String, enum: [...SECTIONS, null], default: null },
    crossings: { type: [String], default: undefined },
    mail: { type: String, enum: Object.values(ReminderMail), ...required },
  },
  { collection: 'reminders', versionKey: false },
);

reminderSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_S });
reminderSchema.index({ accountId: 1, at: -1 });
reminderSchema.index({ mail: 1 });
// Nobody is told the same twice, even by two servers at the same moment. Sparse, because reminders that say nothing new would all share the
// missing value.
reminderSchema.index({ crossings: 1 }, { unique: true, sparse: true });

export const ReminderModel = storedModel('Reminder', reminderSchema);
