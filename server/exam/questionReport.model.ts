import { randomUUID } from 'node:crypto';
import { model, Schema } from 'mongoose';

/** What somebody found wrong with a question; it is deleted when it is resolved. */
export interface QuestionReport {
  _id: string;
  questionId: string;
  /** The soldier who reported it. */
  soldierId: string;
  text: string;
  at: Date;
}

const questionReportSchema = new Schema<QuestionReport>(
  {
    _id: { type: String, default: () => randomUUID() },
    questionId: { type: String, required: true },
    soldierId: { type: String, required: true },
    text: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'questionReports', versionKey: false },
);

questionReportSchema.index({ at: -1, _id: -1 });
questionReportSchema.index({ soldierId: 1 });

export const QuestionReportModel = model<QuestionReport>('QuestionReport', questionReportSchema);
