import { model, Schema } from 'mongoose';
import { PolicyPack } from '../../domain/policy/packs.ts';
import { announceWrites } from '../store/changes/ownWrites.ts';

/** What the unit says of itself: one document, which is not there until staff say something. */
export interface StoredUnit {
  _id: string;
  /** Rises by one with every change. */
  version: number;
  /** The policy that the unit goes by. */
  pack: PolicyPack;
}

const unitSchema = new Schema<StoredUnit>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    pack: { type: String, enum: Object.values(PolicyPack), required: true },
  },
  { collection: 'unit', versionKey: false },
);

announceWrites(unitSchema, { kind: 'UNIT' });

export const UnitModel = model<StoredUnit>('Unit', unitSchema);
