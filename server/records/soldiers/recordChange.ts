import type { Problem } from '../../../domain/errors.ts';
import { HistoryAction, HistorySubject } from '../../../domain/history.ts';
import type { UnitField } from '../../../domain/policy/unitFields.ts';
import type { RecordFields } from '../../../domain/record/fields.ts';
import { hasNewScore, type ScoreTests, scoreTests } from '../../../domain/record/testOfScore.ts';
import type { RequestContext } from '../../api/context.ts';
import { refuseProblems } from '../../api/refusal.ts';
import { type Act, changesBetween, historyEntry, withLabels } from '../../history/entry.ts';
import type { HistoryEntry } from '../../history/history.model.ts';
import type { RightsChange } from '../rights/staffRights.ts';
import { refuseOthersUnitFields } from './refuseOthersUnitFields.ts';
import type { UpdateSoldierInput } from './soldier.input.ts';
import type { Soldier } from './soldier.model.ts';
import { changesIn, derivedFields, fieldsAfter, recordOf, toStored } from './soldierFields.ts';

/** A change of a record that breaks no rule. */
interface RecordChange {
  before: RecordFields;
  after: RecordFields;
  /** The tests of the scores, if the change or an event sets a new score. */
  tests: Partial<ScoreTests>;
  /** The unit fields that the change may contain. */
  unitFields: readonly UnitField[];
}

/**
 * What an input makes of a record.
 * @param problemsOf returns the problems of the change
 * @param ofEvents the tests of events that the input follows
 * @throws Refusal `BAD_USER_INPUT` with the field; `FORBIDDEN` for a unit field that the caller may not edit.
 */
export async function judgeChange(
  context: Pick<RequestContext, 'unit' | 'person'>,
  current: Soldier,
  input: UpdateSoldierInput,
  problemsOf: (before: RecordFields, after: RecordFields) => Promise<readonly Problem[]> | readonly Problem[],
  ofEvents: Partial<ScoreTests> = {},
): Promise<RecordChange> {
  const before = recordOf(current);
  const unitFields = input.own?.length ? (await context.unit()).unitFields : [];
  refuseOthersUnitFields(input, unitFields, context.person);
  const after = fieldsAfter(before, changesIn(input), unitFields);
  refuseProblems(await problemsOf(before, after));
  const tests =
    hasNewScore(before, after) || Object.keys(ofEvents).length > 0
      ? scoreTests(after, { ...current, ...before }, (await context.unit()).policy, ofEvents)
      : {};
  return { before, after, tests, unitFields };
}

/** The update of the stored record, with everything that follows from the change, and its history entry; null if nothing changes. */
export function writeOf(
  act: Act,
  { _id: soldierId }: Soldier,
  { before, after, tests, unitFields }: RecordChange,
  rights: RightsChange | null,
): { update: { $set: Partial<Soldier>; $inc: { version: 1 } }; entry: HistoryEntry } | null {
  const changes = withLabels(
    changesBetween({ ...before, ...rights?.before }, { ...after, ...rights?.after }),
    unitFields,
  );
  if (changes.length === 0) return null;
  return {
    update: {
      $set: { ...toStored(after), ...rights?.after, ...derivedFields(after), ...tests },
      $inc: { version: 1 },
    },
    entry: historyEntry(act, {
      soldierId,
      subject: HistorySubject.RECORD,
      action: HistoryAction.CHANGED,
      changes,
    }),
  };
}
