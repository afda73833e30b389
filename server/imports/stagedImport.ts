import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { HistoryAction, HistorySubject } from '../../domain/history.ts';
import { toOwnFields } from '../../domain/record/ownFields.ts';
import { type ScoreTests, withoutTests } from '../../domain/record/testOfScore.ts';
import { eachOf } from '../../domain/steps.ts';
import type { PersonalData } from '../api/personalData.ts';
import type { Comment } from '../comments/comment.model.ts';
import { type DecidedDue, enterDues } from '../due/enterDues.ts';
import { entriesMade } from '../history/auditLog.ts';
import { type Act, changesBetween, historyEntry, type NamedUnitField, withLabels } from '../history/entry.ts';
import { inSlices } from '../operations/inSlices.ts';
import { underRightsLock } from '../records/rights/rightsLock.ts';
import { type Soldier, SoldierModel, type StoredFields } from '../records/soldiers/soldier.model.ts';
import { derivedFields, ownOf, recordOf } from '../records/soldiers/soldierFields.ts';
import { settleHistory } from '../shownHistory/settleHistory.ts';
import { announceAll } from '../store/changes/storeChanges.ts';
import { areDuplicates } from '../store/duplicateKey.ts';
import { IN_ONE_BATCH } from '../store/storedModel.ts';
import { withoutSavedSince } from './savedSince.ts';

/*
 * An import changes many documents, without a transaction over them. So its changes are first written down, piece by piece, and then marked as
 * decided. That one write makes them final, and they are completed whatever interrupts them. All of this runs under the rights lock.
 * (docs/decisions/0008-roster-import.md)
 */

/** One change of an import. Making it twice has the same effect as once. */
export type StagedChange =
  | { kind: 'NEW_SOLDIER'; soldier: Soldier }
  | { kind: 'NEW_COMMENT'; comment: Comment }
  | ({ kind: 'NEW_DUE' } & DecidedDue)
  | {
      kind: 'CHANGED_SOLDIER';
      soldierId: string;
      /** The id of the history entry, which shows whether the change was made. */
      entryId: string;
      /** The fields that change. Fields that are judged together are all included, because one may not fit without the others. */
      fields: Partial<Omit<StoredFields, 'own'> & ScoreTests>;
      /** The new values of unit fields, by their ids; null clears one. Absent if none change. */
      own?: Readonly<Record<string, string | null>>;
      /** These unit fields as they were when the import was decided. */
      labels?: readonly NamedUnitField[];
      /** The record as the import found it. */
      found: StoredFields;
      /** If the role changes, the rights that follow from it. */
      rights: Partial<Pick<Soldier, 'isStaff' | 'awaitsStaffApproval'>>;
    };

export type ChangedSoldier = Extract<StagedChange, { kind: 'CHANGED_SOLDIER' }>;
type StagedItem = StagedChange & { _id: string; importId: string };
/** An import that is decided but not completed. */
type DecidedImport = Act & { _id: string };

export const IMPORT_DATA: readonly PersonalData[] = [
  {
    collection: 'stagedImportItems',
    holds: 'what an import will write about them, until it is written',
    leftOut: 'all of it; once written, it is in the record',
    goes: { otherwise: 'an accepted import is written before anybody is erased' },
  },
  {
    collection: 'decidedImports',
    holds: 'that an import of theirs is being written, until it is done',
    leftOut: 'all of it; once done, it is in the history',
    goes: { otherwise: 'an accepted import is written before anybody is erased' },
  },
];

const stagedItems = () => mongoose.connection.collection<StagedItem>('stagedImportItems');
const decidedImports = () => mongoose.connection.collection<DecidedImport>('decidedImports');

/** An import is decided but not completely written. */
export class UnfinishedImport extends Error {
  constructor(cause: unknown) {
    super(
      "The import was accepted but isn't written yet. The next start of the product, or of this command, finishes it.",
      {
        cause,
      },
    );
  }
}

/**
 * Makes all changes, or none if the process ends before they are decided. Call it under the rights lock. The number of database commands doesn't
 * depend on the number of changes.
 * @throws UnfinishedImport if the store fails after the decision.
 */
export async function carryOut(act: Act, changes: readonly StagedChange[]): Promise<void> {
  if (changes.length === 0) return;
  const decided = await stageImport(act, changes);
  await decidedImports().insertOne(decided);
  try {
    await finish(decided, changes);
  } catch (cause) {
    throw new UnfinishedImport(cause);
  }
}

/** Writes down the changes of an import, without effect until they are decided. Exported for the crash test. */
export async function stageImport({ actorId, at }: Act, changes: readonly StagedChange[]): Promise<DecidedImport> {
  const importId = randomUUID();
  await stagedItems().insertMany(
    changes.map((change, index) => ({ ...change, _id: `${importId}/${index}`, importId })),
  );
  return { _id: importId, actorId, at };
}

/**
 * Completes imports that were decided before a crash or a failure of the store. What people saved since then stays, and the history has the time
 * of the actual write. Call it under the rights lock. One database command if there is nothing to do.
 */
export async function finishImports(): Promise<void> {
  const left = await decidedImports().find().sort({ at: 1 }).toArray();
  for (const { _id, actorId } of left) {
    const changes = await stagedItems().find({ importId: _id }).batchSize(IN_ONE_BATCH).toArray();
    await finish({ _id, actorId, at: new Date() }, changes, withoutSavedSince);
  }
}

/** Takes the lock, which completes imports that were decided before a crash, and forgets the others. */
export async function settleImports(): Promise<void> {
  await underRightsLock(() => stagedItems().deleteMany({}), 'BACKGROUND');
}

/** Reduces a change to what the current record still needs. */
type Extent = (change: ChangedSoldier, current: Soldier) => ChangedSoldier;

async function finish(
  { _id, actorId, at }: DecidedImport,
  changes: readonly StagedChange[],
  extent: Extent = (change) => change,
): Promise<void> {
  const soldiers = changes.flatMap((change) => (change.kind === 'NEW_SOLDIER' ? [change.soldier] : []));
  const comments = changes.flatMap((change) => (change.kind === 'NEW_COMMENT' ? [change.comment] : []));
  await insertNew('users', soldiers);
  await insertNew('comments', comments);
  await changeSoldiers(
    { actorId, at },
    changes.filter((change) => change.kind === 'CHANGED_SOLDIER'),
    extent,
  );
  await enterDues(
    { actorId, at },
    changes.filter((change) => change.kind === 'NEW_DUE'),
  );
  await settleHistory();
  await decidedImports().deleteOne({ _id });
  await stagedItems().deleteMany({ importId: _id });
  // These bulk writes bypass the models, whose hooks would announce each change.
  announceAll('OWN_WRITES');
}

/** Adds the documents that don't exist yet. */
async function insertNew(collection: 'users' | 'comments', documents: readonly { _id: string }[]): Promise<void> {
  if (documents.length === 0) return;
  try {
    await mongoose.connection.collection<{ _id: string }>(collection).insertMany(documents, { ordered: false });
  } catch (error) {
    if (!areDuplicates(error)) throw error;
  }
}

/**
 * Changes records at their versions. If somebody saved one meanwhile, the change is applied to what they saved, as if the import came later.
 * They can't have saved a role, because that needs the lock that the import holds.
 */
async function changeSoldiers(act: Act, changes: readonly ChangedSoldier[], extent: Extent): Promise<void> {
  for (;;) {
    const writes = await outstanding(act, changes, extent);
    if (writes.length === 0) return;
    const { matchedCount } = await mongoose.connection.collection<Soldier>('users').bulkWrite(writes);
    if (matchedCount === writes.length) return;
  }
}

/** The writes of changes that aren't made yet. */
async function outstanding(act: Act, changes: readonly ChangedSoldier[], extent: Extent) {
  if (changes.length === 0) return [];
  const people = await SoldierModel.find({ _id: { $in: changes.map(({ soldierId }) => soldierId) } })
    .batchSize(IN_ONE_BATCH)
    .lean();
  const made = await entriesMade(
    changes.map(({ entryId }) => entryId),
    people,
  );
  const byId = new Map(people.map((person) => [person._id, person]));
  const writes = eachOf(changes, (change) => {
    const current = byId.get(change.soldierId);
    if (!current || made.has(change.entryId)) return [];
    return writeOf(act, extent(change, current), current);
  });
  return (await inSlices(writes)).flat();
}

function writeOf(act: Act, change: ChangedSoldier, current: Soldier) {
  const { soldierId, entryId, fields, own = {}, labels = [], rights } = change;
  const { isStaff, awaitsStaffApproval, version } = current;
  const ownFields = toOwnFields(Object.entries(own).map(([unitField, value]) => ({ unitField, value })));
  const before = { ...recordOf(current), isStaff, awaitsStaffApproval };
  const after = { ...before, ...fields, ...ownFields, ...rights };
  const changes = withLabels(changesBetween(before, withoutTests(after)), labels);
  if (changes.length === 0) return [];
  const entry = historyEntry(act, {
    soldierId,
    subject: HistorySubject.RECORD,
    action: HistoryAction.CHANGED,
    changes,
  });
  const update = {
    $set: {
      ...fields,
      ...ownOf({ ...recordOf(current), ...ownFields }),
      ...rights,
      ...derivedFields(after),
      updatedAt: act.at,
    },
    $inc: { version: 1 },
    $push: { pendingHistory: { ...entry, _id: entryId } },
  };
  return [{ updateOne: { filter: { _id: soldierId, version }, update } }];
}
