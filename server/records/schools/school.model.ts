import { Schema } from 'mongoose';
import { SCHOOL_NAMES, type SchoolName } from '../../../domain/values.ts';

/** A scheduled school, embedded in its soldier's record. */
export interface School {
  /** A UUID: the key of its addition, or one made on the server. */
  id: string;
  /** Counts the changes; a save carries the version that it was made from. */
  version: number;
  schoolName: SchoolName;
  /** First day, at 12:00 UTC. */
  startDate: Date;
  /** Last day, at 12:00 UTC. */
  endDate: Date;
}

export const schoolSchema = new Schema<School>(
  {
    id: { type: String, required: true },
    version: { type: Number, required: true },
    schoolName: { type: String, enum: SCHOOL_NAMES, required: true },
    startDate: { type: Date, required: true },
    endDate: { type: Date, required: true },
  },
  { _id: false, id: false },
);
