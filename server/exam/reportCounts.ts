import { IN_ONE_BATCH } from '../store/storedModel.ts';
import type { QuestionReportCount } from './question.type.ts';
import { OPEN_REPORTS, QuestionReportModel } from './questionReport.model.ts';

/** How many open reports each question has, by its id. One database command. */
export async function reportCounts(): Promise<QuestionReportCount[]> {
  const counts = await QuestionReportModel.aggregate<{ _id: string; count: number }>([
    { $match: OPEN_REPORTS },
    { $group: { _id: '$questionId', count: { $sum: 1 } } },
    { $sort: { _id: 1 } },
  ]).option({ batchSize: IN_ONE_BATCH });
  return counts.map(({ _id: questionId, count }) => ({ questionId, count }));
}
