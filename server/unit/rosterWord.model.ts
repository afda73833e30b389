import { Schema } from 'mongoose';
import type { PersonalData } from '../api/personalData.ts';
import { storedModel } from '../store/storedModel.ts';

/** What staff said a word or a heading of a roster means, or which record a name belongs to, for the unit's next file. */
export interface StoredRosterWord {
  /** The word's key (domain/roster/rosterWordRules.ts). */
  readonly _id: string;
  /** The word's column, `name` for a name; null for a heading. */
  readonly column: string | null;
  /** The text in the file. */
  readonly text: string;
  /** What the cell is read as, the column that the heading names, or the id of the name's record; null if it is left out. */
  readonly value: string | null;
  /** When it was last answered. */
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

export const RosterWordModel = storedModel('RosterWord', rosterWordSchema);

const NAMES = { column: 'name' } as const;

export const NAME_DATA: PersonalData = {
  collection: RosterWordModel,
  holds: "how files spell their name, once staff confirmed that it is theirs, by their record's id",
  own: {
    namesInFiles: {
      type: () => [String],
      description: 'How files spell their name, as staff matched it in an import: LAST, FIRST MIDDLE.',
      ofSoldier: namesOf,
    },
  },
  goes: { withPerson: ({ soldierId }) => forgetNamesOf([soldierId]) },
};

/** The spellings of a soldier's name in files, as staff matched them, in alphabetical order. */
async function namesOf(soldierId: string): Promise<string[]> {
  const names = await RosterWordModel.find({ ...NAMES, value: soldierId }, { text: 1 })
    .sort({ text: 1 })
    .lean();
  return names.map(({ text }) => text);
}

/** Forgets the spellings of these soldiers' names. */
export async function forgetNamesOf(soldierIds: readonly string[]): Promise<void> {
  await RosterWordModel.deleteMany({ ...NAMES, value: { $in: [...soldierIds] } });
}
