import { randomUUID } from 'node:crypto';
import { Schema } from 'mongoose';
import { ReminderPace } from '../../domain/due/reminders.ts';
import { pendingHistory, type WithPendingHistory } from '../history/history.model.ts';
import { storedModel } from '../store/storedModel.ts';

/** A login, one for each e-mail address. The soldier record says what a person is in the section. */
export interface Account extends WithPendingHistory {
  _id: string;
  /** Case-folded, so that one address is one login. */
  email: string;
  /** argon2id, encoded with its own parameters. */
  passwordHash: string;
  createdAt: Date;
  /** The authenticator app that sign-in asks for; absent while switched off. */
  secondFactor?: SecondFactor;
  /** An authenticator app that has not yet proved it knows its secret. */
  pendingFactor?: PendingFactor;
  /** Issuer and subject, separated by a space, of the OpenID Connect sign-in that opens this login. */
  openIdSubject?: string;
  /**
   * How often the owner gets mail about what is due; absent until they choose. Kept with the login, because the mails go to its address.
   */
  reminderPace?: ReminderPace;
  /**
   * When the mailbox refused a mail for good, so reminders stopped. Absent if none was refused, and once the owner confirms or changes the
   * address.
   */
  mailRefusedAt?: Date;
}

export interface SecondFactor {
  /** Shared with the app, in base32. */
  secret: string;
  /** The time step of the last accepted code. This code and earlier ones are not accepted again. */
  lastStep: number;
  /** SHA-256 of the unused recovery codes. */
  recoveryCodes: string[];
}

export interface PendingFactor {
  /** Shared with the app, in base32. */
  secret: string;
  beganAt: Date;
}

const secondFactorSchema = new Schema<SecondFactor>(
  {
    secret: { type: String, required: true },
    lastStep: { type: Number, required: true },
    recoveryCodes: { type: [String], required: true },
  },
  { _id: false },
);

const pendingFactorSchema = new Schema<PendingFactor>(
  {
    secret: { type: String, required: true },
    beganAt: { type: Date, required: true },
  },
  { _id: false },
);

const accountSchema = new Schema<Account>(
  {
    _id: { type: String, default: () => randomUUID() },
    email: { type: String, required: true },
    passwordHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    secondFactor: { type: secondFactorSchema },
    pendingFactor: { type: pendingFactorSchema },
    openIdSubject: { type: String },
    reminderPace: { type: String, enum: Object.values(ReminderPace) },
    mailRefusedAt: { type: Date },
    pendingHistory,
  },
  { collection: 'accounts', versionKey: false },
);

accountSchema.index({ email: 1 }, { unique: true });
// One sign-in at the provider opens one login.
accountSchema.index({ openIdSubject: 1 }, { unique: true, sparse: true });

export const AccountModel = storedModel('Account', accountSchema);
