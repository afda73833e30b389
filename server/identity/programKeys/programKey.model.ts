import { Schema } from 'mongoose';
import { DAY_MS } from '../../../domain/constants.ts';
import { KEY_SCOPES, type KeyScope } from '../../../domain/keyScope.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { storedModel } from '../../store/storedModel.ts';

/** A key by which a program reads the API. */
export interface ProgramKey {
  /** The part of the key that is no secret, by which lists, the history and the log name it. */
  _id: string;
  /** SHA-256 of the part that is, so that a copy of the store opens nothing. */
  secretHash: string;
  /** What the program is called. */
  name: string;
  scope: KeyScope;
  /** The login of who made it. */
  accountId: string;
  /** Their record. */
  soldierId: string;
  createdAt: Date;
  /** The last day on which it works. */
  endsOn: LocalDate;
  /** When that day is over. */
  expiresAt: Date;
  /** The last use, to within `TOUCH_AFTER_MS`; null before the first. */
  lastUsedAt: Date | null;
  /** The network address that it came from. */
  lastUsedFrom: string | null;
}

/** For how long an ended key is still listed, so that whoever looks why a dashboard stands still finds it. */
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
