import { Schema } from 'mongoose';
import { DAY_MS } from '../../../domain/constants.ts';
import { KEY_SCOPES, type KeyScope } from '../../../domain/keyScope.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { storedModel } from '../../store/storedModel.ts';

/** A key with which a program reads the API. */
export interface ProgramKey {
  /** The key's public part. Lists, the history and the log use it as its name. */
  _id: string;
  /** SHA-256 of the secret part, so that a copy of the store opens nothing. */
  secretHash: string;
  /** The program's name. */
  name: string;
  scope: KeyScope;
  /** The maker's login. */
  accountId: string;
  /** The maker's record. */
  soldierId: string;
  createdAt: Date;
  /** The last day on which the key works. */
  endsOn: LocalDate;
  /** When that day is over. */
  expiresAt: Date;
  /** The last use, to within `TOUCH_AFTER_MS`; null before the first. */
  lastUsedAt: Date | null;
  /** The network address of the last use. */
  lastUsedFrom: string | null;
}

/** How long an ended key stays listed, so that somebody who looks for the reason why a dashboard stopped finds it. */
const LISTED_AFTER_END_MS = 30 * DAY_MS;

const programKeySchema = new Schema<ProgramKey>(
  {
    _id: { type: String, required: true },
    secretHash: { type: String, required: true },
    name: { type: String, required: true },
    scope: { type: String, enum: KEY_SCOPES, required: true },
    accountId: { type: String, required: true },
    soldierId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    endsOn: { type: String, required: true },
    expiresAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
    lastUsedFrom: { type: String, default: null },
  },
  { collection: 'programKeys', versionKey: false },
);

programKeySchema.index({ accountId: 1 });
programKeySchema.index({ expiresAt: 1 }, { expireAfterSeconds: LISTED_AFTER_END_MS / 1000 });

export const ProgramKeyModel = storedModel('ProgramKey', programKeySchema);
