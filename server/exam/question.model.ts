import { Schema } from 'mongoose';
import { storedModel } from '../store/storedModel.ts';

/** A question of the exam's bank. It is retired rather than deleted, so that its id keeps its meaning. */
export interface Question {
  /** Such as `call-for-fire-001` for a shipped one, a UUID for one that was written here. */
  _id: string;
  /** Counts the changes of its content; a save carries the version that it was made from. */
  version: number;
  question: string;
  /** In the order in which they are shown. */
  options: string[];
  /** One of the options, letter for letter. */
  answerText: string;
  topic: string;
  explanation: string;
  citation: string;
  /** The day of the next check against the publication, at 12:00 UTC. */
  reviewDate: Date;
  /** Since when it is out of the exam; null for one that is in it. */
  retiredAt: Date | null;
  /** The record of whoever saved its content last; absent where nobody has, as with a shipped one, or that was not kept. */
  changedById?: string;
  /** Tells the call that added it from others under the same idempotency key; absent without a key. */
  digest?: string;
}

const text = { type: String, required: true };

const questionSchema = new Schema<Question>(
  {
    _id: text,
    version: { type: Number, required: true },
    question: text,
    options: { type: [String], required: true },
    answerText: text,
    topic: text,
    explanation: text,
    citation: text,
    reviewDate: { type: Date, required: true },
    retiredAt: { type: Date },
    changedById: { type: String },
    digest: { type: String },
  },
  { collection: 'questions', versionKey: false },
);

export const QuestionModel = storedModel('Question', questionSchema);
