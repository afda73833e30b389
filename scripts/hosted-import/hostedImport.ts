import { HistoryAction, HistorySubject } from '../../domain/history.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { isInPlace } from '../../domain/permissions.ts';
import { SPECIFICATION } from '../../domain/policy/packs.ts';
import { dataIssueText } from '../../domain/record/dataIssues.ts';
import { type Comment, CommentModel } from '../../server/comments/comment.model.ts';
import { OPERATOR } from '../../server/history/entry.ts';
import { HistoryModel } from '../../server/history/history.model.ts';
import { carryOut } from '../../server/imports/stagedImport.ts';
import { unitDayAt } from '../../server/operations/unitClock.ts';
import { underRightsLock } from '../../server/records/rights/rightsLock.ts';
import { type Soldier, SoldierModel } from '../../server/records/soldiers/soldier.model.ts';
import { dataIssuesOf } from '../../server/records/soldiers/soldierFields.ts';
import { IN_ONE_BATCH } from '../../server/store/storedModel.ts';
import { storedUnit } from '../../server/unit/unit.service.ts';
import { KNOWN_COMMENT_FIELDS, readComment } from './hostedComment.ts';
import { type HostedDocument, type HostedProblem, readExport } from './hostedExport.ts';
import { hostedName, KNOWN_USER_FIELDS, readUser } from './hostedUser.ts';

/** What the import of an export did, or what it would do. */
export interface HostedImportResult {
  /** What is wrong with the export. If there is any problem, nothing was written. */
  problems: readonly HostedProblem[];
  newSoldiers: readonly Soldier[];
  newComments: readonly Comment[];
  /** New comments that nobody may change or delete: the hosted product allowed comments that this one does not. */
  fixedComments: readonly Comment[];
  /**
   * How many soldiers the store already knows by their ids. They stay as they are, whatever has changed since; erased soldiers count, too.
   */
  knownSoldiers: number;
  /** Comments that are in the store, that were deleted from it, or that are about an erased soldier. */
  knownComments: number;
  /** Data issues of the new records, in the record's own words. They stop nothing. */
  warnings: readonly HostedProblem[];
  /** Collections, and fields such as `users.nickname`, that the product has no place for. */
  leftOut: readonly string[];
}

/**
 * Imports the users and comments of an export under their ids, all or none. Existing ones stay as they are, so importing the same file
 * again changes nothing, and no erased soldier comes back. Imported records have no login: passwords cannot be moved.
 * @throws Error with a sentence when the file is not such an export.
 */
export function importHostedExport(json: unknown, { at, dryRun }: { at: Date; dryRun: boolean }) {
  const { collections, problems: misshapen } = readExport(json);
  const users = collections.get('users') ?? [];
  const act = { actorId: OPERATOR, at };
  const read = users.map((user) => readUser(act, user));
  const soldiers = read.flatMap(({ soldier }) => soldier ?? []);
  return underRightsLock(async (): Promise<HostedImportResult> => {
    // Sets the clock that the unit's days follow.
    await storedUnit();
    const today = unitDayAt(at);
    const stored = await SoldierModel.find({}, { _id: 1 }).batchSize(IN_ONE_BATCH).lean();
    const storedIds = new Set(stored.map(({ _id }) => _id));
    const soldierIdOf = peopleOf(users, storedIds);
    const comments = (collections.get('comments') ?? []).map((document) => readComment(document, soldierIdOf));
    const problems = [...misshapen, ...[...read, ...comments].flatMap((one) => one.problems)];
    const unknown = soldiers.filter(({ _id }) => !storedIds.has(_id));
    const erasedIds = await erasedAmong(unknown.map(({ _id }) => _id));
    const newSoldiers = unknown.filter(({ _id }) => !erasedIds.has(_id));
    const allComments = comments.flatMap(({ comment }) => comment ?? []);
    const knownIds = await knownComments(allComments.map(({ _id }) => _id));
    const newComments = allComments.filter(({ _id, soldierId }) => !knownIds.has(_id) && !erasedIds.has(soldierId));
    if (problems.length === 0 && !dryRun) {
      await carryOut(act, [
        ...newSoldiers.map((soldier) => ({ kind: 'NEW_SOLDIER' as const, soldier })),
        ...newComments.map((comment) => ({ kind: 'NEW_COMMENT' as const, comment })),
      ]);
    }
    return {
      problems,
      newSoldiers,
      newComments,
      fixedComments: newComments.filter(
        ({ commentorId, ...comment }) => !isInPlace({ ...comment, authorId: commentorId }),
      ),
      knownSoldiers: soldiers.length - newSoldiers.length,
      knownComments: allComments.length - newComments.length,
      warnings: newSoldiers.flatMap((soldier) => warningsOn(soldier, today)),
      leftOut: leftOut(collections),
    };
  });
}

function warningsOn(soldier: Soldier, today: LocalDate): HostedProblem[] {
  return dataIssuesOf(soldier, SPECIFICATION, today).map(({ code, field }) => ({
    collection: 'users',
    id: soldier._id,
    field: hostedName(field),
    message: dataIssueText(code, SPECIFICATION),
  }));
}

/**
 * Comments name people by their documents' ids. Older comments use the identity service's ids, which stand for the first user that has them
 * (Spec 28.1, get account).
 */
function peopleOf(users: readonly HostedDocument[], storedIds: ReadonlySet<string>) {
  const byUserId = new Map(users.toReversed().map(({ id, fields }) => [fields.get('user_id'), id]));
  const ids = new Set([...storedIds, ...users.map(({ id }) => id)]);
  return (hostedId: string): string | undefined => {
    if (hostedId === '') return undefined;
    return ids.has(hostedId) ? hostedId : byUserId.get(hostedId);
  };
}

/** Which of these records have been erased. */
async function erasedAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const erased = await HistoryModel.find(
    { soldierId: { $in: ids }, subject: HistorySubject.RECORD, action: HistoryAction.DELETED },
    { soldierId: 1 },
  )
    .batchSize(IN_ONE_BATCH)
    .lean();
  return new Set(erased.map(({ soldierId }) => soldierId));
}

/** Which of these comments are in the store, or were deleted from it. */
async function knownComments(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const [there, deleted] = await Promise.all([
    CommentModel.find({ _id: { $in: ids } }, { _id: 1 })
      .batchSize(IN_ONE_BATCH)
      .lean(),
    HistoryModel.find({ subjectId: { $in: ids }, action: HistoryAction.DELETED }, { subjectId: 1 })
      .batchSize(IN_ONE_BATCH)
      .lean(),
  ]);
  return new Set([...there.map(({ _id }) => _id), ...deleted.flatMap(({ subjectId }) => subjectId ?? [])]);
}

function leftOut(collections: ReadonlyMap<string, readonly HostedDocument[]>): string[] {
  const known = new Map([
    ['users', KNOWN_USER_FIELDS],
    ['comments', KNOWN_COMMENT_FIELDS],
  ]);
  const names = [...collections].flatMap(([collection, documents]) => {
    const fields = known.get(collection);
    if (!fields) return [collection];
    const given = documents.flatMap((document) => [...document.fields.keys()]);
    return given.filter((field) => !fields.includes(field)).map((field) => `${collection}.${field}`);
  });
  return [...new Set(names)];
}
