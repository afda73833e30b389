import { Schema } from 'mongoose';
import { SCHOOL_NAMES, type SchoolName } from '../../../domain/values.ts';

/** A scheduled school, embedded in its soldier's record. */
export interface School {
  /** A UUID: the key of the call that added it, or one made on the server. */
  id: string;
  /** Counts the changes. A save carries the version that it is based on. */
  version: number;
  schoolName: SchoolName;
  /** First day, at 12:00 UTC. */
  startDate: Date;
  /** Last day, at 12:00 UTC. */
  endDate: Date;
  /** Whether the soldier graduated; absent while nobody has answered. */
  graduated?: boolean;
}

export const schoolSchema = new Schema<School>(
  {
    id: { type: String, required: true },
    version: { type: Number, required: true },
    schoolName: { type: String, enum: SCHOOL_NAMES, required: true },
    startDate: { type: Date, required: true },
    endDate: { type: Date, required: true },
    graduated: Boolean,
  },
  { _id: false, id: false },
);
