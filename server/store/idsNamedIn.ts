import type { Model, PipelineStage } from 'mongoose';
import { IN_ONE_BATCH } from './storedModel.ts';

/** The ids in a field of the documents that match a filter, each once. One database command. */
export async function idsNamedIn<Stored>(
  model: Model<Stored>,
  filter: PipelineStage.Match['$match'],
  field: string & keyof Stored,
): Promise<string[]> {
  const found = await model
    .aggregate<{ _id: string }>([{ $match: filter }, { $group: { _id: `$${field}`, count: { $sum: 1 } } }])
    .option({ batchSize: IN_ONE_BATCH });
  return found.map(({ _id }) => _id);
}
