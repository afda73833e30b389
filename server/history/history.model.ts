import { Schema } from 'mongoose';
import { HistoryAction, HistorySubject } from '../../domain/history.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { storedModel } from '../store/storedModel.ts';

/** One field before and after, as the API writes it; null for no value. */
export interface HistoryChange {
  field: string;
  /** What a unit field, or something of the unit, was called on that day; absent for other fields. */
  label?: string;
  from: string | null;
  to: string | null;
}

/** Stands for the soldier's id in entries of the unit's history. */
export const UNIT_HISTORY = 'unit';

/** Who changed what about a soldier or the unit, and when. */
export interface HistoryEntry {
  _id: string;
  /** Whose history it belongs to: a soldier's id, or `UNIT_HISTORY`. */
  soldierId: string;
  /** The soldier who made the change. */
  actorId: string;
  at: Date;
  subject: HistorySubject;
  action: HistoryAction;
  /** The changed school or comment; null for the record itself. */
  subjectId: string | null;
  /** Its name for people: the school's name or the comment's category; null for the record itself. */
  subjectName: string | null;
  /** Present if it is about a medical requirement. */
  medical?: boolean;
  changes: HistoryChange[];
  /** The day from which a change of the unit applies; null or absent if it applies at once. */
  validFrom?: LocalDate | null;
  /** The idempotency key of the call that made the change, and its digest; absent without a key. */
  key?: string;
  digest?: string;
}

/** A document that holds its changes' history entries until they are in the audit log. */
export interface WithPendingHistory {
  pendingHistory?: HistoryEntry[];
}

const historyFields = {
  _id: { type: String, required: true },
  soldierId: { type: String, required: true },
  actorId: { type: String, required: true },
  at: { type: Date, required: true },
  subject: { type: String, enum: Object.values(HistorySubject), required: true },
  action: { type: String, enum: Object.values(HistoryAction), required: true },
  subjectId: { type: String, default: null },
  subjectName: { type: String, default: null },
  validFrom: { type: String },
  key: { type: String },
  digest: { type: String },
  medical: Boolean,
  changes: [{ _id: false, field: { type: String, required: true }, label: String, from: String, to: String }],
} as const;

/** The schema field in which a model holds entries that wait for the audit log. */
export const pendingHistory = { type: [new Schema<HistoryEntry>(historyFields)], default: undefined };

const historySchema = new Schema<HistoryEntry>(historyFields, { collection: 'auditLog', versionKey: false });

historySchema.index({ soldierId: 1, at: -1, _id: -1 });
// For recent changes in the whole unit.
historySchema.index({ at: 1 });
// For removing the text of a deleted comment.
historySchema.index({ subjectId: 1 }, { sparse: true });

// For finding what was changed under an idempotency key.
historySchema.index({ key: 1 }, { sparse: true });

export const HistoryModel = storedModel('History', historySchema);
