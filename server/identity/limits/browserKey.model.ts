import { Schema } from 'mongoose';
import { storedModel } from '../../store/storedModel.ts';

/**
 * The store's own key, in one document. It signs the cookies of known browsers and the codes that end reminders. Somebody who has it could
 * forge cookies for logins, try passwords without limit, and end reminders. It opens nothing.
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
