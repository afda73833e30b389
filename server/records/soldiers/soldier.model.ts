import { randomUUID } from 'node:crypto';
import { Schema } from 'mongoose';
import type { ResultValue } from '../../../domain/due/requirements.ts';
import { type DayName, FIELD_NAMES, type FieldName, FIELDS, type PlainFields } from '../../../domain/record/fields.ts';
import { DepartureReason } from '../../../domain/record/membership.ts';
import type { ScoreTests } from '../../../domain/record/scoreTests.ts';
import { pendingHistory, type WithPendingHistory } from '../../history/history.model.ts';
import { announceDocuments, announceWrites } from '../../store/changes/ownWrites.ts';
import { storedModel } from '../../store/storedModel.ts';
import { type School, schoolSchema } from '../schools/school.model.ts';

/** The fields that people edit, as the store holds them: dates at 12:00 UTC of their day. */
export type StoredFields = Omit<PlainFields, DayName> &
  Readonly<Record<DayName, Date | null>> & {
    /** The values of the unit fields, by the unit fields' ids; absent in a record that never had one. */
    readonly own?: Readonly<Record<string, string>>;
  };

/** That somebody leaves the unit, or has left it. */
export interface Departure {
  /** At 12:00 UTC of the day, which still counts. */
  lastDay: Date;
  reason: DepartureReason;
  /** The record of whoever said so last. */
  byId: string;
}

/** An event of a dated requirement: with the record, so that a field that follows it is one write with it. */
export interface StoredDue extends ResultValue {
  id: string;
  /** Counts the corrections; a save carries the version that it was made from. */
  version: number;
  requirementId: string;
  /** At 12:00 UTC of its day, as the next. */
  doneOn: Date;
  expiresOn: Date | null;
  forRecord: boolean;
  note: string;
  /** Who entered it. */
  byId: string;
}

/** An excuse from a dated requirement. */
export interface StoredExcuse {
  requirementId: string;
  /** Its last day, at 12:00 UTC. */
  until: Date;
}

/** By which day a requirement with fixed days is to be done for the first time. */
export interface StoredFirstDue {
  requirementId: string;
  /** At 12:00 UTC. */
  on: Date;
}

/** A personnel record. */
export interface Soldier extends WithPendingHistory, StoredFields, ScoreTests {
  _id: string;
  /** The login that owns the record; absent while none does. */
  userId?: string;
  /** True while staff have disabled that login. It is kept here and not with the login, so that it is one write with its history. */
  loginDisabled?: boolean;
  /** Counts the changes; a save carries the version that it was made from. */
  version: number;
  /** Derived from last and first name on every save: what lists are ordered by. */
  sortName: string;
  /** Derived from section, team and role on every save. */
  unitPosition: number;
  isStaff: boolean;
  /** Somebody who may not make themself staff chose a staff role, or an import gave it to them; staff approve or decline. */
  awaitsStaffApproval: boolean;
  schools: School[];
  /** The day the record was made, at 12:00 UTC. */
  madeOn: Date;
  /** The gain date, at 12:00 UTC of the day; absent for whoever has always been there. */
  arrivesOn?: Date;
  /** Absent while nobody has said that the person leaves. */
  departure?: Departure;
  /** Set on the record of somebody who is being erased: by whom, and when. It is gone once all that belongs to it is. */
  erasure?: { byId: string; at: Date };
  /** Events of dated requirements, in the order in which they were entered. Read only where they are asked for. */
  dues?: StoredDue[];
  /** Of which requirements the soldier is excused, and until when. */
  excuses?: StoredExcuse[];
  /** The days that staff entered for requirements with fixed days that were never done. */
  firstDues?: StoredFirstDue[];
  /** Counts the changes of the events, excuses and first days; absent before the first. */
  duesVersion?: number;
  /** The number of the latest removal from the unit that the record knows of (server/unit/removal.ts); absent before the first. */
  removal?: number;
  /** The last change to the record, its schools, rights or login; absent before the first. */
  updatedAt?: Date;
}

/** The order of lists by place in the unit; within a place by name, and namesakes by id. */
export const BY_POSITION = { unitPosition: 1, sortName: 1, _id: 1 } as const;

const required = { required: true } as const;

/** How the store holds a field. */
function storedField(name: FieldName) {
  const row = FIELDS[name];
  switch (row.kind) {
    case 'name':
      // Mongoose's own `required` would refuse the empty text; domain/record/validation.ts does so with a sentence.
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
    // Years of events: only what asks for them reads them.
    dues: { type: [dueSchema], default: undefined, select: false },
    excuses: { type: [excuseSchema], default: undefined, select: false },
    firstDues: { type: [firstDueSchema], default: undefined, select: false },
    duesVersion: { type: Number },
    removal: { type: Number },
    pendingHistory,
  },
  { collection: 'users', versionKey: false, timestamps: { createdAt: false } },
);

// A login owns at most one record; records without a login do not collide.
soldierSchema.index({ userId: 1 }, { unique: true, sparse: true });
soldierSchema.index({ isStaff: 1 });
soldierSchema.index({ awaitsStaffApproval: 1 });
soldierSchema.index({ section: 1, unitPosition: 1 });

announceDocuments(soldierSchema, ({ _id: id }) => ({ kind: 'SOLDIER', id }));
announceWrites(soldierSchema, { kind: 'SOLDIER', id: null });

export const SoldierModel = storedModel('Soldier', soldierSchema);
