import { Schema } from 'mongoose';
import { storedModel } from '../../store/storedModel.ts';

const CODE_PURPOSES = ['RESET_PASSWORD', 'SIGN_IN', 'CHANGE_EMAIL'] as const;
/** What a code is good for; it is good for nothing else. */
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** What the link in a mail stands for. */
export interface OneTimeCode {
  /** SHA-256 of the code, so that a copy of the store opens nothing. */
  _id: string;
  purpose: CodePurpose;
  accountId: string;
  /** SHA-256 of the login's address and password when the code was asked for: once either changes, the code is void. */
  madeFor: string;
  /** The address that becomes the login's, for CHANGE_EMAIL. */
  newEmail?: string;
  /** Where signing in goes on, for SIGN_IN. */
  continueTo?: string;
  /** SHA-256 of the secret in the cookie of the browser that asked, for SIGN_IN: the code works only there. */
  browserHash?: string;
  /** Set once the code was used, or was made void by a newer one or by a change of the login. */
  spentAt?: Date;
  expiresAt: Date;
  /** When the store forgets the code; until then its holder is told that it has expired. */
  forgetAt: Date;
}

const oneTimeCodeSchema = new Schema<OneTimeCode>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, enum: CODE_PURPOSES, required: true },
    accountId: { type: String, required: true },
    madeFor: { type: String, required: true },
    newEmail: { type: String },
    continueTo: { type: String },
    browserHash: { type: String },
    spentAt: { type: Date },
    expiresAt: { type: Date, required: true },
    forgetAt: { type: Date, required: true },
  },
  { collection: 'oneTimeCodes', versionKey: false },
);

oneTimeCodeSchema.index({ accountId: 1, purpose: 1 });
oneTimeCodeSchema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });

export const OneTimeCodeModel = storedModel('OneTimeCode', oneTimeCodeSchema);
