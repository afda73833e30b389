import { randomUUID } from 'node:crypto';
import { model, Schema } from 'mongoose';
import {
  GRADES,
  RANKS,
  ROLES,
  SECTIONS,
  TEAMS,
  type Grade,
  type Rank,
  type Role,
  type Section,
  type Team,
} from '../../../domain/values.ts';
import { announceDocuments, announceWrites } from '../../store/changes/ownWrites.ts';
import { pendingHistory, type WithPendingHistory } from '../history/history.model.ts';
import { type School, schoolSchema } from '../schools/school.model.ts';

/** A personnel record. Dates are stored at 12:00 UTC of their day. */
export interface Soldier extends WithPendingHistory {
  _id: string;
  /** The login that owns the record; absent while none does. */
  userId?: string;
  /** True while staff have disabled that login. It is kept here and not with the login, so that it is one write with its history. */
  loginDisabled?: boolean;
  /** Counts the changes; a save carries the version that it was made from. */
  version: number;
  firstName: string;
  middleName: string;
  lastName: string;
  /** Derived from last and first name on every save: what lists are ordered by. */
  sortName: string;
  rank: Rank;
  grade: Grade;
  pebd: Date | null;
  dor: Date | null;
  ets: Date | null;
  section: Section;
  team: Team;
  role: Role;
  /** Derived from section, team and role on every save. */
  unitPosition: number;
  acftScore: number;
  acftPass: boolean;
  m4Qual: number;
  dlc1Complete: boolean;
  blcComplete: boolean;
  dlc2Complete: boolean;
  alcComplete: boolean;
  dlc3Complete: boolean;
  slcComplete: boolean;
  jfoQualified: boolean;
  driversLicense: boolean;
  isStaff: boolean;
  /** Somebody who may not make themself staff chose a staff role, or an import gave it to them; staff approve or decline. */
  awaitsStaffApproval: boolean;
  schools: School[];
  /** The last change to the record, its schools, rights or login; absent in records from before this was kept that have not changed since. */
  updatedAt?: Date;
}

/** The order of lists by place in the unit; within a place by name, and namesakes by id. */
export const BY_POSITION = { unitPosition: 1, sortName: 1, _id: 1 } as const;

const required = { required: true } as const;

const soldierSchema = new Schema<Soldier>(
  {
    _id: { type: String, default: () => randomUUID() },
    userId: { type: String },
    loginDisabled: { type: Boolean },
    version: { type: Number, ...required },
    // Mongoose's own `required` would refuse the empty text; domain/record/validation.ts does so with a sentence.
    firstName: { type: String, ...required },
    middleName: { type: String, ...required },
    lastName: { type: String, ...required },
    sortName: { type: String, ...required },
    rank: { type: String, enum: RANKS, ...required },
    grade: { type: String, enum: GRADES, ...required },
    pebd: { type: Date, default: null },
    dor: { type: Date, default: null },
    ets: { type: Date, default: null },
    section: { type: String, enum: SECTIONS, ...required },
    team: { type: String, enum: TEAMS, ...required },
    role: { type: String, enum: ROLES, ...required },
    unitPosition: { type: Number, ...required },
    acftScore: { type: Number, ...required },
    acftPass: { type: Boolean, ...required },
    m4Qual: { type: Number, ...required },
    dlc1Complete: { type: Boolean, ...required },
    blcComplete: { type: Boolean, ...required },
    dlc2Complete: { type: Boolean, ...required },
    alcComplete: { type: Boolean, ...required },
    dlc3Complete: { type: Boolean, ...required },
    slcComplete: { type: Boolean, ...required },
    jfoQualified: { type: Boolean, ...required },
    driversLicense: { type: Boolean, ...required },
    isStaff: { type: Boolean, ...required },
    awaitsStaffApproval: { type: Boolean, ...required },
    schools: { type: [schoolSchema], default: [] },
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

export const SoldierModel = model<Soldier>('Soldier', soldierSchema);
