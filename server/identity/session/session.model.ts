import { Schema } from 'mongoose';
import { SignedOutReason } from '../../../domain/errors.ts';
import { announceDocuments, announceWrites } from '../../store/changes/ownWrites.ts';
import { storedModel } from '../../store/storedModel.ts';

/** A place where somebody is or was signed in, or is signing in. */
export interface Session {
  /** SHA-256 of the cookie's identifier, so that a copy of the store signs nobody in. */
  _id: string;
  accountId: string;
  /** PENDING: the first factor was right, and the second is awaited. ENDED: signs nobody in, but knows why. */
  state: SessionState;
  /** Set once the session was ended from elsewhere. */
  endedBecause?: SignedOutReason;
  /** When somebody signed in. */
  createdAt: Date;
  /**
   * When the owner last signed in by showing a factor. A provider may have asked them long before the sign-in here; null if it does not say
   * when.
   */
  authenticatedAt: Date | null;
  /** Whether the owner also showed a second factor. It never changes, because switching one on or off ends all sessions. */
  showedSecondFactor: boolean;
  /** While PENDING: the provider's sign-in to link to the login once the second factor is shown. */
  openIdSubject?: string;
  /** The last use, to within `TOUCH_AFTER_MS`. */
  lastUsedAt: Date;
  /** Until then, the session can be used. Then it must be extended, which keeps the identifier. */
  accessEndsAt: Date;
  /** The end of the idle life, or of the longest life if that comes first. The store then deletes the session. */
  expiresAt: Date;
  /** The browser's name for itself at sign-in. */
  userAgent: string;
}

const SESSION_STATES = ['OPEN', 'PENDING', 'ENDED'] as const;
type SessionState = (typeof SESSION_STATES)[number];

const sessionSchema = new Schema<Session>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    state: { type: String, enum: SESSION_STATES, required: true },
    endedBecause: { type: String, enum: Object.values(SignedOutReason) },
    createdAt: { type: Date, required: true },
    authenticatedAt: { type: Date, default: null },
    showedSecondFactor: { type: Boolean, required: true },
    openIdSubject: { type: String },
    lastUsedAt: { type: Date, required: true },
    accessEndsAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    // A browser may have no name for itself; mongoose's `required` would refuse that.
    userAgent: { type: String, default: '' },
  },
  { collection: 'sessions', versionKey: false },
);

sessionSchema.index({ accountId: 1 });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

announceDocuments(sessionSchema, () => ({ kind: 'SESSION' }));
announceWrites(sessionSchema, { kind: 'SESSION' });

export const SessionModel = storedModel('Session', sessionSchema);
