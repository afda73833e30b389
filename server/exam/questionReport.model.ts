import { randomUUID } from 'node:crypto';
import { Schema } from 'mongoose';
import { storedModel } from '../store/storedModel.ts';

/** How many seconds the store remembers a resolved report: longer than a browser keeps trying to send it. */
const RESOLVED_FOR_SECONDS = 30 * 24 * 3600;

/** What a soldier found wrong with a question. */
export interface QuestionReport {
  _id: string;
  questionId: string;
  /** The soldier who reported it. */
  soldierId: string;
  text: string;
  at: Date;
  /** Tells the call that sent it from others with the same idempotency key; absent without a key. */
  digest?: string;
  /** When staff resolved it; its text is then empty. Absent while it is open. */
  resolvedAt?: Date;
}

/** Matches reports that nobody has resolved. */
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
