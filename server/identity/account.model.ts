import { randomUUID } from 'node:crypto';
import { Schema } from 'mongoose';
import { ReminderPace } from '../../domain/due/reminders.ts';
import { pendingHistory, type WithPendingHistory } from '../history/history.model.ts';
import { storedModel } from '../store/storedModel.ts';

/** A login: one per e-mail address. What a person is in the section stands in their soldier record. */
export interface Account extends WithPendingHistory {
  _id: string;
  /** Stored case-folded, so that one address is one login. */
  email: string;
  /** argon2id, in the encoded form that carries its own parameters. */
  passwordHash: string;
  createdAt: Date;
  /** The authenticator app that signing in asks for; absent while it is not switched on. */
  secondFactor?: SecondFactor;
  /** An authenticator app that has not shown yet that it knows its secret. */
  pendingFactor?: PendingFactor;
  /** Issuer and subject, with a space between, of the OpenID Connect sign-in that opens this login. */
  openIdSubject?: string;
  /** How often its owner is told by mail what is due; absent until they choose. With the login, as it is about mails to its address. */
  reminderPace?: ReminderPace;
  /**
   * When the mailbox of its address refused a mail for good: no reminder goes there. Absent while none was refused, and once its owner has
   * confirmed or changed the address.
   */
  mailRefusedAt?: Date;
}

export interface SecondFactor {
  /** Shared with the app, in base32. */
  secret: string;
  /** The time step of the last code that was taken: that one and earlier ones are not taken again. */
  lastStep: number;
  /** SHA-256 of those that have not been used. */
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
