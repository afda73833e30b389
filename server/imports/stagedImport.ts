import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { HistoryAction, HistorySubject } from '../../domain/history.ts';
import { toOwnFields } from '../../domain/record/ownFields.ts';
import { type ScoreTests, withoutTests } from '../../domain/record/scoreTests.ts';
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
 * An import changes many documents, without transactions over them. So what it is going to do is written down first, piece by piece, and
 * then marked as decided: with that one write it has happened, and it is carried out to its end whatever interrupts it. All of this runs
 * under the rights lock. (docs/decisions/0008-roster-import.md)
 */

/** One thing that an import does. Doing it twice has the same effect as once. */
export type StagedChange =
  | { kind: 'NEW_SOLDIER'; soldier: Soldier }
  | { kind: 'NEW_COMMENT'; comment: Comment }
  | ({ kind: 'NEW_DUE' } & DecidedDue)
  | {
      kind: 'CHANGED_SOLDIER';
      soldierId: string;
      /** The id of the history entry, which shows whether the change was made. */
      entryId: string;
      /** The fields that become different; those that are judged together all of them, as one without the others may not fit. */
      fields: Partial<Omit<StoredFields, 'own'> & ScoreTests>;
      /** The values of the unit fields that become different, by the unit fields' ids; null for none. Absent where there are none such. */
      own?: Readonly<Record<string, string | null>>;
      /** What these columns were as the import was decided. */
      labels?: readonly NamedUnitField[];
      /** The record as the import found it. */
      found: StoredFields;
      /** Where the role changes, the rights that follow from it. */
      rights: Partial<Pick<Soldier, 'isStaff' | 'awaitsStaffApproval'>>;
    };

export type ChangedSoldier = Extract<StagedChange, { kind: 'CHANGED_SOLDIER' }>;
type StagedItem = StagedChange & { _id: string; importId: string };
/** An import that is decided and not yet carried out. */
type DecidedImport = Act & { _id: string };

export const IMPORT_DATA: readonly PersonalData[] = [
  {
    collection: 'stagedImportItems',
    holds: 'what an import is going to write about them, until it is written',
    leftOut: 'it is in the record then',
    goes: { otherwise: 'an import that was decided is written before somebody is erased' },
  },
  {
    collection: 'decidedImports',
    holds: 'that an import of theirs is being written, until it is',
    leftOut: 'it is in the history then',
    goes: { otherwise: 'an import that was decided is written before somebody is erased' },
  },
];

const stagedItems = () => mongoose.connection.collection<StagedItem>('stagedImportItems');
const decidedImports = () => mongoose.connection.collection<DecidedImport>('decidedImports');

/** An import that is decided, but not wholly written yet. */
export class UnfinishedImport extends Error {
  constructor(cause: unknown) {
    super('The import is decided, and not written yet. The next start of the product, or of this, finishes it.', {
      cause,
    });
  }
}

/**
 * Makes all changes, or none when the process ends before they are decided on. To be called under the rights lock. The number of database
 * commands doesn't depend on the number of changes.
 * @throws UnfinishedImport when the store fails after that.
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

/** Writes down what an import is going to do; it has no effect before it is decided. Exported for the test of a crash. */
export async function stageImport({ actorId, at }: Act, changes: readonly StagedChange[]): Promise<DecidedImport> {
  const importId = randomUUID();
  await stagedItems().insertMany(
    changes.map((change, index) => ({ ...change, _id: `${importId}/${index}`, importId })),
  );
  return { _id: importId, actorId, at };
}

/**
 * Carries out what was decided before a crash, or before the store failed. What people saved since then stays, and the history has the time
 * of the actual write. To be called under the rights lock. One database command when there is nothing.
 */
export async function finishImports(): Promise<void> {
  const left = await decidedImports().find().sort({ at: 1 }).toArray();
  for (const { _id, actorId } of left) {
    const changes = await stagedItems().find({ importId: _id }).batchSize(IN_ONE_BATCH).toArray();
    await finish({ _id, actorId, at: new Date() }, changes, withoutSavedSince);
  }
}

/** Finishes, by taking the lock, the imports that were decided before a crash, and forgets the others. */
export async function settleImports(): Promise<void> {
  await underRightsLock(() => stagedItems().deleteMany({}), 'BACKGROUND');
}

/** Reduces a change to what is still to be made to the record as it is now. */
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

/** Adds the documents that are not there yet. */
async function insertNew(collection: 'users' | 'comments', documents: readonly { _id: string }[]): Promise<void> {
  if (documents.length === 0) return;
  try {
    await mongoose.connection.collection<{ _id: string }>(collection).insertMany(documents, { ordered: false });
  } catch (error) {
    if (!areDuplicates(error)) throw error;
  }
}

/**
 * Changes records by their versions. Where somebody saved one meanwhile, the change is made to what they saved, as if the import had come
 * after them. They cannot have saved a role, as that takes the lock that the import holds.
 */
async function changeSoldiers(act: Act, changes: readonly ChangedSoldier[], extent: Extent): Promise<void> {
  for (;;) {
    const writes = await outstanding(act, changes, extent);
    if (writes.length === 0) return;
    const { matchedCount } = await mongoose.connection.collection<Soldier>('users').bulkWrite(writes);
    if (matchedCount === writes.length) return;
  }
}

/** The writes of the changes that have not been made. */
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
