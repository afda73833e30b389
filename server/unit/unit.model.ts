import { Schema } from 'mongoose';
import { type ReminderTimes, WEEKDAYS } from '../../domain/due/reminderTimes.ts';
import type { StoredRequirement } from '../../domain/due/requirements.ts';
import { PACK_NAMES } from '../../domain/policy/packs.ts';
import { POLICY_RULE_NAMES } from '../../domain/policy/rules.ts';
import { type PolicyChoice, UnitComponent, type UnitFacts } from '../../domain/policy/unit.ts';
import { UNIT_FIELD_KINDS } from '../../domain/policy/unitFieldKinds.ts';
import { UNIT_FIELD_VISIBILITIES, type UnitField } from '../../domain/policy/unitFields.ts';
import { pendingHistory, type WithPendingHistory } from '../history/history.model.ts';
import { announceDocuments } from '../store/changes/ownWrites.ts';
import { storedModel } from '../store/storedModel.ts';

/** A policy that the unit has from a day on, with who chose it and when. */
export type StoredChoice = PolicyChoice & {
  readonly _id: string;
  /** The record of the person who chose it. */
  readonly byId: string;
  readonly at: Date;
};

/** The only document's `_id`, so that two people who change the unit at once change the same document. */
export const CURRENT = 'current';

/** The unit's facts: one document, which doesn't exist until staff change something. */
export interface StoredUnit extends UnitFacts, WithPendingHistory {
  _id: string;
  /** In the order in which they were chosen. */
  policies: StoredChoice[];
  /** The ids of removed unit fields that may still have values in records. */
  goneUnitFields?: string[];
  /** The dated requirements in their order; absent before the first. Not part of `UnitFacts`, because other requests don't read them. */
  requirements?: StoredRequirement[];
  /** How many removals were announced or withdrawn; absent before the first. */
  removals?: number;
  /** The ids of what is being removed, and since when (server/unit/removal.ts). */
  going?: { ids: string[]; at: Date };
  /** When reminders go out; absent until staff choose. */
  reminderTimes?: ReminderTimes;
}

const required = { required: true } as const;

const unitSchema = new Schema<StoredUnit>(
  {
    _id: { type: String, ...required },
    version: { type: Number, ...required },
    name: { type: String, default: null },
    component: { type: String, enum: Object.values(UnitComponent), ...required },
    policies: {
      type: [
        new Schema<StoredChoice>(
          {
            _id: { type: String, ...required },
            pack: { type: String, enum: [...PACK_NAMES, null], default: null },
            // Parts of a policy, checked before they are stored (domain/policy/problems.ts).
            own: { type: Schema.Types.Mixed, ...required },
            putBack: { type: [{ type: String, enum: POLICY_RULE_NAMES }], ...required },
            from: { type: String, ...required },
            byId: { type: String, ...required },
            at: { type: Date, ...required },
          },
          { minimize: false },
        ),
      ],
      ...required,
    },
    pendingHistory,
    unitFields: [
      new Schema<UnitField>(
        {
          id: { type: String, ...required },
          label: { type: String, ...required },
          kind: { type: String, enum: UNIT_FIELD_KINDS, ...required },
          choices: [String],
          visibility: { type: String, enum: UNIT_FIELD_VISIBILITIES, ...required },
        },
        { _id: false, id: false },
      ),
    ],
    // Checked before they are stored (domain/due/requirementProblems.ts).
    requirements: { type: [Schema.Types.Mixed], default: undefined },
    hasRequirements: { type: Boolean, default: undefined },
    chosenTimeZone: String,
    firstStepsPutAway: { type: Boolean, default: undefined },
    goneUnitFields: { type: [String], default: undefined },
    removals: { type: Number },
    going: { type: new Schema({ ids: [String], at: { type: Date, ...required } }, { _id: false }) },
    reminderTimes: {
      type: new Schema<ReminderTimes>(
        { weekday: { type: String, enum: WEEKDAYS, ...required }, hour: { type: Number, ...required } },
        { _id: false },
      ),
    },
  },
  { collection: 'unit', versionKey: false },
);

announceDocuments(unitSchema, () => ({ kind: 'UNIT' }));

export const UnitModel = storedModel('Unit', unitSchema);
