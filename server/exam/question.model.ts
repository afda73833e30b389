import { Schema } from 'mongoose';
import { storedModel } from '../store/storedModel.ts';

/** A question of the exam's bank. It is retired instead of deleted, so that its id keeps its meaning. */
export interface Question {
  /** Such as `call-for-fire-001` for a shipped question; a UUID for one written here. */
  _id: string;
  /** Counts the changes of its content. A save carries the version that it is based on. */
  version: number;
  question: string;
  /** In the order shown. */
  options: string[];
  /** One of the options, letter for letter. */
  answerText: string;
  topic: string;
  explanation: string;
  citation: string;
  /** The day of the next check against the publication, at 12:00 UTC. */
  reviewDate: Date;
  /** Since when it is out of the exam; null while it is in the exam. */
  retiredAt: Date | null;
  /** The record of the last person who saved its content; absent for an unchanged shipped question, or if unknown. */
  changedById?: string;
  /** Tells the call that added it from others with the same idempotency key; absent without a key. */
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
