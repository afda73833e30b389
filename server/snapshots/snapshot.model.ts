import { Schema } from 'mongoose';
import type { GroupCounts } from '../../domain/due/counts.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { HISTORY_MAX_DAYS } from '../../domain/readiness/history.ts';
import type { PartSnapshot, Snapshot } from '../../domain/readiness/snapshot.ts';
import type { Share } from '../../domain/record/share.ts';
import { READINESS_LISTS, SECTIONS } from '../../domain/values.ts';
import { storedModel } from '../store/storedModel.ts';

/** The unit in numbers on a day, as it is stored: numbers and ids of requirements, never people. */
export interface StoredSnapshot extends Omit<Snapshot, 'day'> {
  /** The day, so that no day has two. */
  _id: LocalDate;
  at: Date;
}

/** How long a snapshot is kept, in seconds. */
const KEPT_S = HISTORY_MAX_DAYS * 24 * 60 * 60;

const required = { required: true } as const;
const number = { type: Number, ...required } as const;
const ofGroups = { notCurrent: number, dueSoon: number, toDo: number, current: number } as const;
const share = { type: new Schema<Share>({ current: number, asked: number }, { _id: false }), ...required };
const groups = { type: new Schema<GroupCounts>(ofGroups, { _id: false }), default: null };

const snapshotSchema = new Schema<StoredSnapshot>(
  {
    _id: { type: String, ...required },
    at: { type: Date, ...required },
    parts: {
      type: [
        new Schema<PartSnapshot>(
          {
            section: { type: String, enum: [...SECTIONS, null], default: null },
            filled: number,
            capacity: number,
            lists: [
              new Schema<PartSnapshot['lists'][number]>(
                { list: { type: String, enum: READINESS_LISTS, ...required }, count: number },
                { _id: false },
              ),
            ],
            fitness: share,
            weapons: share,
            schools: share,
            people: groups,
            peopleWithoutMedical: groups,
          },
          { _id: false },
        ),
      ],
      ...required,
    },
    requirements: {
      type: [
        new Schema<Snapshot['requirements'][number]>(
          { requirementId: { type: String, ...required }, asked: number, excused: number, ...ofGroups },
          { _id: false },
        ),
      ],
      ...required,
    },
  },
  { collection: 'snapshots', versionKey: false },
);

snapshotSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_S });

export const SnapshotModel = storedModel('Snapshot', snapshotSchema);
