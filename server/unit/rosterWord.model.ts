import { model, Schema } from 'mongoose';
import { IN_ONE_BATCH } from '../store/inOneBatch.ts';

/** What staff said that a word or a heading of a roster means, or whose a name is, for the next file of the unit. */
export interface StoredRosterWord {
  /** By what the word is found (domain/roster/rosterWordRules.ts). */
  readonly _id: string;
  /** The column that the word stands in, `name` for a name; null for a heading. */
  readonly column: string | null;
  /** As it stood in the file. */
  readonly text: string;
  /** What the cell is read as, the column that the heading names, or the id of the record that has the name; null where it is left out. */
  readonly value: string | null;
  /** When it was last said. */
  readonly at: Date;
}

const rosterWordSchema = new Schema<StoredRosterWord>(
  {
    _id: { type: String, required: true },
    column: { type: String, default: null },
    text: { type: String, required: true },
    value: { type: String, default: null },
    at: { type: Date, required: true, index: true },
  },
  { collection: 'rosterWords', versionKey: false },
);

export const RosterWordModel = model<StoredRosterWord>('RosterWord', rosterWordSchema);

const NAMES = { column: 'name' } as const;

/** How files spell the name of somebody, once staff said that it is theirs, by letter. */
export async function namesOf(soldierId: string): Promise<string[]> {
  const names = await RosterWordModel.find({ ...NAMES, value: soldierId }, { text: 1 })
    .sort({ text: 1 })
    .batchSize(IN_ONE_BATCH)
    .lean();
  return names.map(({ text }) => text);
}

/** Forgets how files spell the names of people. */
export async function forgetNamesOf(soldierIds: readonly string[]): Promise<void> {
  await RosterWordModel.deleteMany({ ...NAMES, value: { $in: [...soldierIds] } });
}
