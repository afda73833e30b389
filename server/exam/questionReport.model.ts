import { randomUUID } from 'node:crypto';
import { Schema } from 'mongoose';
import { storedModel } from '../store/storedModel.ts';

/** How long the store keeps that a report was resolved, in seconds: longer than a browser tries to send it again. */
const RESOLVED_FOR_SECONDS = 30 * 24 * 3600;

/** What somebody found wrong with a question. */
export interface QuestionReport {
  _id: string;
  questionId: string;
  /** The soldier who reported it. */
  soldierId: string;
  text: string;
  at: Date;
  /** Tells the call that sent it from others under the same idempotency key; absent without a key. */
  digest?: string;
  /** When staff resolved it: its text is empty then. Absent for an open one. */
  resolvedAt?: Date;
}

/** The condition for reports that nobody resolved yet. */
export const OPEN_REPORTS = { resolvedAt: { $exists: false } } as const;

const questionReportSchema = new Schema<QuestionReport>(
  {
    _id: { type: String, default: () => randomUUID() },
    questionId: { type: String, required: true },
    soldierId: { type: String, required: true },
    text: { type: String, default: '' },
    digest: { type: String },
    resolvedAt: { type: Date },
    at: { type: Date, required: true },
  },
  { collection: 'questionReports', versionKey: false },
);

questionReportSchema.index({ at: -1, _id: -1 });
questionReportSchema.index({ soldierId: 1 });

questionReportSchema.index({ resolvedAt: 1 }, { expireAfterSeconds: RESOLVED_FOR_SECONDS });

export const QuestionReportModel = storedModel('QuestionReport', questionReportSchema);
