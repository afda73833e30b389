import { Schema } from 'mongoose';
import { storedModel } from '../../store/storedModel.ts';

const CODE_PURPOSES = ['RESET_PASSWORD', 'SIGN_IN', 'CHANGE_EMAIL'] as const;
/** A code's only purpose. */
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** The stored code of a mailed link. */
export interface OneTimeCode {
  /** SHA-256 of the code, so that a copy of the store opens nothing. */
  _id: string;
  purpose: CodePurpose;
  accountId: string;
  /** SHA-256 of the login's address and password at the time. If either changes, the code is void. */
  madeFor: string;
  /** The login's new address, for CHANGE_EMAIL. */
  newEmail?: string;
  /** Where to go after signing in, for SIGN_IN. */
  continueTo?: string;
  /** SHA-256 of the secret in the asking browser's cookie, for SIGN_IN: the code works only there. */
  browserHash?: string;
  /** Set once the code was used, or voided by a newer one or by a change of the login. */
  spentAt?: Date;
  expiresAt: Date;
  /** When the store deletes the code; until then, its holder learns that it has expired. */
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
