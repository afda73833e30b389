import { model, Schema } from 'mongoose';

/** What staff said that a word or a heading of a roster means, for the next file of the unit. */
export interface StoredRosterWord {
  /** By what the word is found (domain/roster/rosterWordRules.ts). */
  readonly _id: string;
  /** The column that the word stands in; null for a heading. */
  readonly column: string | null;
  /** As it stood in the file. */
  readonly text: string;
  /** What the cell is read as, or the column that the heading names; null where it is left out. */
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
