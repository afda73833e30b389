import { model, Schema } from 'mongoose';
import { COLUMN_KINDS, COLUMN_VISIBILITIES, type UnitColumn } from '../../domain/policy/columns.ts';
import { PolicyPack } from '../../domain/policy/packs.ts';
import type { PolicyChoice } from '../../domain/policy/unit.ts';
import { announceDocuments } from '../store/changes/ownWrites.ts';

/** A policy that the unit goes by from a day on, with who chose it and when. */
export type StoredChoice = PolicyChoice & {
  readonly _id: string;
  /** The record of who chose it. */
  readonly byId: string;
  readonly at: Date;
};

/** What the unit says of itself: one document, which is not there until staff say something. */
export interface StoredUnit {
  _id: string;
  /** Rises by one with every change. */
  version: number;
  /** In the order in which they were chosen. */
  policies: StoredChoice[];
  /** The columns that it adds to its records, in their order. */
  columns: UnitColumn[];
  /** The ids of columns that are gone, of which something may be left in records. */
  goneColumns?: string[];
}

const required = { required: true } as const;

const unitSchema = new Schema<StoredUnit>(
  {
    _id: { type: String, ...required },
    version: { type: Number, ...required },
    policies: {
      type: [
        new Schema<StoredChoice>({
          _id: { type: String, ...required },
          pack: { type: String, enum: Object.values(PolicyPack), ...required },
          from: { type: String, ...required },
          byId: { type: String, ...required },
          at: { type: Date, ...required },
        }),
      ],
      ...required,
    },
    columns: [
      new Schema<UnitColumn>(
        {
          id: { type: String, ...required },
          label: { type: String, ...required },
          kind: { type: String, enum: COLUMN_KINDS, ...required },
          choices: [String],
          visibility: { type: String, enum: COLUMN_VISIBILITIES, ...required },
        },
        { _id: false, id: false },
      ),
    ],
    goneColumns: { type: [String], default: undefined },
  },
  { collection: 'unit', versionKey: false },
);

announceDocuments(unitSchema, () => ({ kind: 'UNIT' }));

export const UnitModel = model<StoredUnit>('Unit', unitSchema);
