import { randomUUID } from 'node:crypto';
import { model, Schema } from 'mongoose';

/** A login: one per e-mail address. What a person is in the section stands in their soldier record. */
export interface Account {
  _id: string;
  /** Stored case-folded, so that one address is one login. */
  email: string;
  /** argon2id, in the encoded form that carries its own parameters. */
  passwordHash: string;
  createdAt: Date;
}

const accountSchema = new Schema<Account>(
  {
    _id: { type: String, default: () => randomUUID() },
    email: { type: String, required: true },
    passwordHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'accounts', versionKey: false },
);

accountSchema.index({ email: 1 }, { unique: true });

export const AccountModel = model<Account>('Account', accountSchema);
