import { model, Schema } from 'mongoose';

/** One place where somebody is signed in. Removing the document signs that place out at once. */
export interface Session {
  /** SHA-256 of the identifier in the cookie, so that a copy of the store signs nobody in. */
  _id: string;
  accountId: string;
  createdAt: Date;
  /** The end of the idle life; the store removes the session after it. */
  expiresAt: Date;
}

const sessionSchema = new Schema<Session>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sessions', versionKey: false },
);

sessionSchema.index({ accountId: 1 });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const SessionModel = model<Session>('Session', sessionSchema);
