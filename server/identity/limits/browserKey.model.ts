import { model, Schema } from 'mongoose';

/** The key that signs the cookies of known browsers; one document. Whoever has it can try as many passwords as they like to make cookies for, and opens nothing. */
interface BrowserKey {
  _id: string;
  key: string;
}

const browserKeySchema = new Schema<BrowserKey>(
  { _id: { type: String, required: true }, key: { type: String, required: true } },
  { collection: 'browserKey', versionKey: false },
);

export const BrowserKeyModel = model<BrowserKey>('BrowserKey', browserKeySchema);
