import { Schema } from 'mongoose';
import type { ReminderCounts } from '../../domain/due/reminders.ts';
import { type Section, SECTIONS } from '../../domain/values.ts';
import { storedModel } from '../store/storedModel.ts';

/** How far a reminder's mail has come; what becomes of it in the queue is asked there. */
export const ReminderMail = {
  /** It is to be queued: whoever made the reminder may have died before that, and the next run does it. */
  CLAIMED: 'CLAIMED',
  QUEUED: 'QUEUED',
  /** The queue gave it up, and forgets that after some time. */
  UNDELIVERABLE: 'UNDELIVERABLE',
  /** None: there was no mail server, the mailbox had refused a mail before, or its owner chose never to be told meanwhile. */
  NONE: 'NONE',
} as const;
export type ReminderMail = (typeof ReminderMail)[keyof typeof ReminderMail];

/** What one login is told by one mail, without a name, a score or the name of a requirement. */
export interface StoredReminder {
  /** Of the one of a day it follows from login and day, of a weekly one that is caught up from the weekly day, so that there is one. Its mail has the same, and with it its Message-ID. */
  _id: string;
  /** Whom it is for. */
  accountId: string;
  at: Date;
  /** Whether it tells of everything, as on the unit's weekday. */
  weekly: boolean;
  /** Whether its owner asked for it. */
  asked: boolean;
  own: ReminderCounts;
  /** Null for whoever is told about themselves alone. */
  unit: ReminderCounts | null;
  /** The section that `unit` is about; null for the whole unit. */
  section: Section | null;
  /** What it tells for the first time (`crossingsOf`): no two reminders have one in common. Absent where there is none. */
  crossings?: readonly string[];
  mail: ReminderMail;
}

/** How long a reminder is kept, in seconds: longer than the longest lead. What is due soon even then, by its days of grace, is told once more. */
const KEPT_S = 400 * 24 * 60 * 60;

const required = { required: true } as const;
const counts = new Schema<ReminderCounts>(
  {
    notCurrent: { type: Number, ...required },
    dueSoon: { type: Number, ...required },
    toDo: { type: Number, ...required },
    crossed: { type: Number, ...required },
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
// Nobody is told the same twice, also by two servers at the same moment. Sparse, as those that tell nothing new would have nothing in common.
reminderSchema.index({ crossings: 1 }, { unique: true, sparse: true });

export const ReminderModel = storedModel('Reminder', reminderSchema);
