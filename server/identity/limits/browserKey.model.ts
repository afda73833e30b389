import { Schema } from 'mongoose';
import { storedModel } from '../../store/storedModel.ts';

/**
 * The store's own key; one document. It signs the cookies of known browsers and the codes that end reminders. Whoever has it can try as many passwords as
 * they like to make cookies for, can end reminders, and opens nothing.
 */
interface BrowserKey {
  _id: string;
  key: string;
}

const browserKeySchema = new Schema<BrowserKey>(
  { _id: { type: String, required: true }, key: { type: String, required: true } },
  { collection: 'browserKey', versionKey: false },
);

export const BrowserKeyModel = storedModel('BrowserKey', browserKeySchema);
