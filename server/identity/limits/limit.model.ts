import { Schema } from 'mongoose';
import { storedModel } from '../../store/storedModel.ts';

/**
 * A count of attempts, in rate-limiter-flexible's form. The product reads and writes it through that package, except for one write in
 * `limits.ts`.
 */
interface Limit {
  key: string;
  points: number;
  expire: Date;
}

const limitSchema = new Schema<Limit>(
  { key: { type: String, required: true }, points: { type: Number, required: true }, expire: { type: Date } },
  { collection: 'limits', versionKey: false },
);

limitSchema.index({ key: 1 }, { unique: true });
limitSchema.index({ expire: 1 }, { expireAfterSeconds: 0 });

/** Only for its indexes, which the package's counting needs. */
export const LimitModel = storedModel('Limit', limitSchema);
