import { randomUUID } from 'node:crypto';
import { Schema } from 'mongoose';
import type { ResultValue } from '../../../domain/due/requirements.ts';
import { type DayName, FIELD_NAMES, type FieldName, FIELDS, type PlainFields } from '../../../domain/record/fields.ts';
import { DepartureReason } from '../../../domain/record/membership.ts';
import type { ScoreTests } from '../../../domain/record/testOfScore.ts';
import { pendingHistory, type WithPendingHistory } from '../../history/history.model.ts';
import { announceDocuments, announceWrites } from '../../store/changes/ownWrites.ts';
import { storedModel } from '../../store/storedModel.ts';
import { type School, schoolSchema } from '../schools/school.model.ts';

/** The fields that people edit, as stored: dates at 12:00 UTC of their day. */
export type StoredFields = Omit<PlainFields, DayName> &
  Readonly<Record<DayName, Date | null>> & {
    /** The values of unit fields, by their ids; absent in a record that never had one. */
    readonly own?: Readonly<Record<string, string>>;
  };

/** A soldier's departure, past or ahead. */
export interface Departure {
  /** At 12:00 UTC of the last day in the unit. */
  lastDay: Date;
  reason: DepartureReason;
  /** The record of the person who last set it. */
  byId: string;
}

/** An event of a dated requirement. It is stored in the record, so that both the event and the field that follows it are one write. */
export interface StoredDue extends ResultValue {
  id: string;
  /** Counts the corrections. A save carries the version that it is based on. */
  version: number;
  requirementId: string;
  /** At 12:00 UTC of its day, like `expiresOn`. */
  doneOn: Date;
  expiresOn: Date | null;
  forRecord: boolean;
  note: string;
  /** The record of the person who entered it. */
  byId: string;
}

/** An excuse from a dated requirement. */
export interface StoredExcuse {
  requirementId: string;
  /** Its last day, at 12:00 UTC. */
  until: Date;
}

/** The day by which a requirement with fixed days has to be done for the first time. */
export interface StoredFirstDue {
  requirementId: string;
  /** At 12:00 UTC. */
  on: Date;
}

/** A personnel record. */
export interface Soldier extends WithPendingHistory, StoredFields, ScoreTests {
  _id: string;
  /** The login that owns the record; absent if none does. */
  userId?: string;
  /** True while staff have disabled that login. Stored here instead of with the login, so that it and its history are one write. */
  loginDisabled?: boolean;
  /** Counts the changes. A save carries the version that it is based on. */
  version: number;
  /** Derived from last and first name on every save: the sort key of lists. */
  sortName: string;
  /** Derived from section, team and role on every save. */
  unitPosition: number;
  isStaff: boolean;
  /** The soldier chose a staff role without the right to it, or an import gave it to them. Staff approve or decline. */
  awaitsStaffApproval: boolean;
  schools: School[];
  /** The day on which the record was made, at 12:00 UTC. */
  madeOn: Date;
  /** The gain date, at 12:00 UTC; absent for somebody who has always been in the unit. */
  arrivesOn?: Date;
  /** Absent unless somebody entered a departure. */
  departure?: Departure;
  /** Set while the soldier is being erased: who does it, and since when. The record is deleted after everything that belongs to it. */
  erasure?: { byId: string; at: Date };
  /** Events of dated requirements, in the order of entry. Read only when needed. */
  dues?: StoredDue[];
  /** The excuses from requirements, each with its last day. */
  excuses?: StoredExcuse[];
  /** The due days that staff entered for requirements with fixed days that were never done. */
  firstDues?: StoredFirstDue[];
  /** Counts the changes of events, excuses and first days; absent before the first. */
  duesVersion?: number;
  /** The number of the latest removal from the unit that has reached the record (server/unit/removal.ts); absent before the first. */
  removal?: number;
  /** The last change to the record, its schools, rights or login; absent before the first. */
  updatedAt?: Date;
}

/** The order of lists by place in the unit, then by name; namesakes by id. */
export const BY_POSITION = { unitPosition: 1, sortName: 1, _id: 1 } as const;

const required = { required: true } as const;

/** How a field is stored. */
function storedField(name: FieldName) {
  const row = FIELDS[name];
  switch (row.kind) {
    case 'name':
      // Mongoose's own `required` would refuse the empty text; domain/record/validation.ts does so with a text for people.
      return { type: String, ...required };
    case 'choice':
      return { type: String, enum: [...Object.values(row.choices), null], required: row.initial !== null };
    case 'number':
      return { type: Number, default: null };
    case 'yesNo':
    case 'passFail':
      return { type: Boolean, ...required };
    case 'day':
      return { type: Date, default: null };
  }
}

const departureSchema = new Schema<Departure>(
  {
    lastDay: { type: Date, ...required },
    reason: { type: String, enum: Object.values(DepartureReason), ...required },
    byId: { type: String, ...required },
  },
  { _id: false },
);

const dueSchema = new Schema<StoredDue>(
  {
    id: { type: String, ...required },
    version: { type: Number, ...required },
    requirementId: { type: String, ...required },
    doneOn: { type: Date, ...required },
    expiresOn: { type: Date, default: null },
    forRecord: { type: Boolean, ...required },
    score: { type: Number, default: null },
    level: { type: String, default: null },
    passed: { type: Boolean, default: null },
    note: { type: String, default: '' },
    byId: { type: String, ...required },
  },
  { _id: false, id: false },
);

const excuseSchema = new Schema<StoredExcuse>(
  { requirementId: { type: String, ...required }, until: { type: Date, ...required } },
  { _id: false },
);

const firstDueSchema = new Schema<StoredFirstDue>(
  { requirementId: { type: String, ...required }, on: { type: Date, ...required } },
  { _id: false },
);

const soldierSchema = new Schema<Soldier>(
  {
    _id: { type: String, default: () => randomUUID() },
    userId: { type: String },
    loginDisabled: { type: Boolean },
    version: { type: Number, ...required },
    ...Object.fromEntries(FIELD_NAMES.map((name) => [name, storedField(name)])),
    own: { type: Object },
    acftTest: { type: String, ...required },
    m4Test: { type: String, ...required },
    m4Passed: { type: Boolean, ...required },
    acftOn: { type: String, default: null },
    m4On: { type: String, default: null },
    sortName: { type: String, ...required },
    unitPosition: { type: Number, ...required },
    isStaff: { type: Boolean, ...required },
    awaitsStaffApproval: { type: Boolean, ...required },
    schools: { type: [schoolSchema], default: [] },
    madeOn: { type: Date, ...required },
    arrivesOn: { type: Date },
    departure: { type: departureSchema },
    erasure: {
      type: new Schema({ byId: { type: String, ...required }, at: { type: Date, ...required } }, { _id: false }),
    },
    // These are years of events, so only code that needs them reads them.
    dues: { type: [dueSchema], default: undefined, select: false },
    excuses: { type: [excuseSchema], default: undefined, select: false },
    firstDues: { type: [firstDueSchema], default: undefined, select: false },
    duesVersion: { type: Number },
    removal: { type: Number },
    pendingHistory,
  },
  { collection: 'users', versionKey: false, timestamps: { createdAt: false } },
);

// A login owns at most one record. Records without a login don't collide.
soldierSchema.index({ userId: 1 }, { unique: true, sparse: true });
soldierSchema.index({ isStaff: 1 });
soldierSchema.index({ awaitsStaffApproval: 1 });
soldierSchema.index({ section: 1, unitPosition: 1 });

announceDocuments(soldierSchema, ({ _id: id }) => ({ kind: 'SOLDIER', id }));
announceWrites(soldierSchema, { kind: 'SOLDIER', id: null });

export const SoldierModel = storedModel('Soldier', soldierSchema);
