import { model, Schema } from 'mongoose';
import { SignedOutReason } from '../../domain/errors.ts';
import { announceDocuments, announceWrites } from '../database/changes/ownWrites.ts';

/** One place where somebody is, was, or is about to be signed in. */
export interface Session {
  /** SHA-256 of the identifier in the cookie, so that a copy of the store signs nobody in. */
  _id: string;
  accountId: string;
  /** PENDING: the password was right and the second factor is awaited. ENDED: signs nobody in, but knows why. */
  state: SessionState;
  /** Set once the session has ended from elsewhere. */
  endedBecause?: SignedOutReason;
  /** When somebody signed in. */
  createdAt: Date;
  /** The last use, to within `TOUCH_AFTER_MS`. */
  lastUsedAt: Date;
  /** Until then the session answers; extending it keeps the identifier. */
  accessEndsAt: Date;
  /** The end of the idle life; the store removes the session after it. */
  expiresAt: Date;
  /** What the browser called itself when it signed in. */
  userAgent: string;
}

const SESSION_STATES = ['OPEN', 'PENDING', 'ENDED'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

const sessionSchema = new Schema<Session>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    state: { type: String, enum: SESSION_STATES, required: true },
    endedBecause: { type: String, enum: Object.values(SignedOutReason) },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, required: true },
    accessEndsAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    // Browsers may call themselves nothing, which mongoose's `required` would refuse.
    userAgent: { type: String, default: '' },
  },
  { collection: 'sessions', versionKey: false },
);

sessionSchema.index({ accountId: 1 });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

announceDocuments(sessionSchema, () => ({ kind: 'SESSION' }));
announceWrites(sessionSchema, { kind: 'SESSION' });

export const SessionModel = model<Session>('Session', sessionSchema);
