import { RECOMMENDATIONS_PER_RECORD } from '../../domain/constants.ts';
import { messages } from '../../domain/errors.ts';
import { HistoryAction, HistorySubject } from '../../domain/history.ts';
import { validateComment } from '../../domain/record/validation.ts';
import { cleanText } from '../../domain/texts.ts';
import { COMMENT_CATEGORIES, CommentCategory, LEADERSHIP_CATEGORIES } from '../../domain/values.ts';
import type { PageArgs } from '../api/connection.ts';
import type { RequestContext } from '../api/context.ts';
import { addedAndGone, type KeyedCall, keyedCall, keyUsed } from '../api/idempotencyKey.ts';
import { olderThanCursor, pageLimit, toPage } from '../api/pagination.ts';
import type { PersonalData } from '../api/personalData.ts';
import { Refusal, refuseProblems } from '../api/refusal.ts';
import { member } from '../api/signedIn.ts';
import { moveToAuditLog } from '../history/auditLog.ts';
import { type Act, actOf, changesBetween, historyEntry, keyOf } from '../history/entry.ts';
import { type HistoryChange, type HistoryEntry, HistoryModel } from '../history/history.model.ts';
import { madeBefore } from '../history/madeBefore.ts';
import { findChangeable, refuseAbsent } from '../records/soldiers/findSoldier.ts';
import { STAY } from '../records/soldiers/inUnit.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import type { SoldierName } from '../records/soldiers/soldierName.type.ts';
import { NAMED, namesAmong, soldierNames } from '../records/soldiers/soldierNames.ts';
import { staleSave } from '../records/staleSave.ts';
import { isDuplicateOf } from '../store/duplicateKey.ts';
import { idsNamedIn } from '../store/idsNamedIn.ts';
import type { AddCommentInput, AddRecommendedCommentInput, UpdateCommentInput } from './comment.input.ts';
import { type Comment, CommentModel } from './comment.model.ts';
import { type CommentConnection, type CommentCount, CommentType } from './comment.type.ts';
import { findEditable, findReadable, noSuchComment, NOT_DELETED } from './findComment.ts';
import { finishDeletion } from './finishDeletion.ts';

/** The comments about a soldier, newest first. Four database commands, however many comments there are. */
export async function commentsAbout(soldierId: string, page: PageArgs): Promise<CommentConnection> {
  const about = { soldierId, ...NOT_DELETED };
  const [rows, { counts, newest }, nameOf] = await Promise.all([
    CommentModel.find({ ...about, ...olderThanCursor('timestamp', page) })
      .sort(NEWEST_FIRST)
      .limit(pageLimit(page))
      .lean(),
    categoriesOf(about),
    authorsAbout(soldierId),
  ]);
  const { rows: comments, pageInfo } = toPage(rows, page, ({ timestamp, _id }) => [timestamp.toISOString(), _id]);
  return {
    edges: comments.map(({ cursor, row }) => ({ cursor, node: toCommentType(row, nameOf) })),
    pageInfo,
    counts,
    newest: newest.map((comment) => toCommentType(comment, nameOf)),
  };
}

export const COMMENT_DATA: PersonalData = {
  collection: CommentModel,
  holds: 'the comments about them, and those that they wrote about others',
  leftOut: 'what they wrote about others, which belongs to those people',
  own: {
    comments: {
      type: () => [CommentType],
      description: 'The comments about them, newest first.',
      ofSoldier: allCommentsAbout,
    },
  },
  counted: {
    count: ({ soldierId }) => commentCount(soldierId),
    one: 'comment about them',
    many: 'comments about them',
  },
  goes: { withPerson: ({ soldierId }) => CommentModel.deleteMany({ soldierId }) },
};

/** All comments about a soldier, newest first. Two database commands. */
async function allCommentsAbout(soldierId: string): Promise<CommentType[]> {
  const comments = await CommentModel.find({ soldierId, ...NOT_DELETED })
    .sort(NEWEST_FIRST)
    .lean();
  const nameOf = await soldierNames(comments.map(({ commentorId }) => commentorId));
  return comments.map((comment) => toCommentType(comment, nameOf));
}

/** The number of comments about a soldier. */
export async function commentCount(soldierId: string): Promise<number> {
  return CommentModel.countDocuments({ soldierId, ...NOT_DELETED });
}

const NEWEST_FIRST = { timestamp: -1, _id: -1 } as const;

/** The names of everybody who wrote a comment about a soldier. */
async function authorsAbout(soldierId: string): Promise<(id: string) => SoldierName | null> {
  return soldierNames(await idsNamedIn(CommentModel, { soldierId, ...NOT_DELETED }, 'commentorId'));
}

/** The number of comments in each category, and the newest of each. One database command for both. */
async function categoriesOf(about: {
  soldierId: string;
  deletedAt: null;
}): Promise<{ counts: CommentCount[]; newest: Comment[] }> {
  const coll = CommentModel.collection.name;
  const found = await CommentModel.aggregate<{ _id: CommentCategory; count: number } | Comment>([
    { $match: about },
    { $group: { _id: '$category', count: { $sum: 1 } } },
    ...COMMENT_CATEGORIES.map((category) => ({
      $unionWith: { coll, pipeline: [{ $match: { ...about, category } }, { $sort: NEWEST_FIRST }, { $limit: 1 }] },
    })),
  ]);
  const counts = new Map(found.flatMap((row) => ('count' in row ? [[row._id, row.count] as const] : [])));
  return {
    counts: COMMENT_CATEGORIES.map((category) => ({ category, count: counts.get(category) ?? 0 })),
    newest: found.filter((row) => 'text' in row),
  };
}

/** A comment about the caller; for staff, any comment. */
export async function getComment({ person }: RequestContext, id: string): Promise<CommentType> {
  return withAuthor(await findReadable(member(person), id));
}

/** Writes a leadership comment, once per key. */
export async function addComment(
  context: RequestContext,
  soldierId: string,
  input: AddCommentInput,
): Promise<CommentType> {
  refuseProblems(validateComment(input.text));
  refuseCategory(input.category);
  const { key, ...content } = input;
  const call = keyedCall(context, 'addComment', key, { soldierId, ...content });
  await findChangeable(soldierId, context.today);
  return insert(context, actOf(context), soldierId, content, call);
}

/** Recommends a comment about the caller, once per key. */
export async function addRecommendedComment(
  context: RequestContext,
  { text, key }: AddRecommendedCommentInput,
): Promise<CommentType> {
  const act = actOf(context);
  refuseProblems(validateComment(text));
  const call = keyedCall(context, 'addRecommendedComment', key, { text });
  await refuseTooManyRecommendations(act.actorId, call.key);
  return insert(context, act, act.actorId, { category: CommentCategory.RECOMMENDED, text }, call);
}

/**
 * A call repeated under its key doesn't count again. Simultaneous requests may exceed the limit once. The limit only has to stop endless growth,
 * and a lock would take ten times the commands under load.
 */
async function refuseTooManyRecommendations(soldierId: string, key: string | null): Promise<void> {
  const recommended = { soldierId, category: CommentCategory.RECOMMENDED, ...NOT_DELETED, _id: { $ne: key } };
  if ((await CommentModel.countDocuments(recommended)) < RECOMMENDATIONS_PER_RECORD) return;
  throw new Refusal('BAD_USER_INPUT', { field: 'text', message: messages.tooManyRecommendations });
}

/** Changes a comment that was read at `version`. */
export async function updateComment(
  context: RequestContext,
  id: string,
  version: number,
  input: UpdateCommentInput,
): Promise<CommentType> {
  const person = member(context.person);
  const current = await findEditable(person, id);
  if (current.version !== version) throw await staleSave(current.version, historyOf(current), person.soldierId);
  const before = contentOf(current);
  const after = { category: input.category ?? before.category, text: cleanText(input.text ?? before.text) };
  refuseProblems(validateComment(after.text));
  if (after.category !== before.category) refuseCategory(after.category, before.category);
  const changes = changesBetween(before, after);
  if (changes.length === 0) return withAuthor(current);

  const entry = entryFor(actOf(context), current, HistoryAction.CHANGED, changes);
  const saved = await CommentModel.findOneAndUpdate(
    { _id: id, version, ...NOT_DELETED },
    { $set: after, $inc: { version: 1 }, $push: { pendingHistory: entry } },
    { returnDocument: 'after' },
  ).lean();
  if (!saved) throw await staleSave((await findEditable(person, id)).version, historyOf(current), person.soldierId);
  await moveToAuditLog('comments', id, [entry]);
  return withAuthor(saved);
}

/** Deletes a comment. Once it is marked, nobody sees it or its text; the rest of the work removes both from the store. */
export async function deleteComment(context: RequestContext, id: string): Promise<string> {
  const comment = await findEditable(member(context.person), id);
  const entry = entryFor(actOf(context), comment, HistoryAction.DELETED, []);
  const marked = await CommentModel.findOneAndUpdate(
    { _id: id, ...NOT_DELETED },
    { $set: { deletedAt: context.now, text: '' }, $push: { pendingHistory: entry } },
    { returnDocument: 'after' },
  ).lean();
  if (!marked) throw noSuchComment();
  await finishDeletion(marked);
  return id;
}

/**
 * Writes a comment, then checks whether its soldier has left or is being erased, which may have happened since they were found. An erasure first
 * marks the record and then deletes the comments, so one of the two notices the other.
 */
async function insert(
  { today }: RequestContext,
  act: Act,
  soldierId: string,
  content: Pick<AddCommentInput, 'category' | 'text'>,
  call: KeyedCall,
): Promise<CommentType> {
  if ((await madeBefore(call)).length > 0) return findAdded(call.id);
  const comment = new CommentModel({
    _id: call.id,
    version: 1,
    soldierId,
    commentorId: act.actorId,
    category: content.category,
    text: cleanText(content.text),
    timestamp: act.at,
  });
  const entry = {
    ...entryFor(act, comment, HistoryAction.ADDED, changesBetween(null, contentOf(comment))),
    ...keyOf(call),
  };
  comment.set({ pendingHistory: [entry] });
  try {
    await comment.save();
  } catch (error) {
    if (!isDuplicateOf(error, '_id')) throw error;
    const waiting = await CommentModel.find({ _id: call.id }, { pendingHistory: 1 }).lean();
    if ((await madeBefore(call, waiting)).length === 0) throw keyUsed();
    return findAdded(call.id);
  }
  const authors = await idsNamedIn(CommentModel, { soldierId, ...NOT_DELETED }, 'commentorId');
  const people = await SoldierModel.find(
    { _id: { $in: [...new Set([...authors, soldierId])] } },
    { ...NAMED, ...STAY, erasure: 1 },
  ).lean();
  try {
    refuseAbsent(
      people.find(({ _id }) => _id === soldierId),
      today,
    );
  } catch (error) {
    await CommentModel.deleteOne({ _id: call.id });
    // A reader of the history may have moved the entry there.
    await HistoryModel.deleteOne({ _id: entry._id });
    throw error;
  }
  await moveToAuditLog('comments', comment._id, [entry]);
  return toCommentType(comment.toObject(), namesAmong(people.filter(({ _id }) => authors.includes(_id))));
}

/** The comment that the same call added before, in its current state. */
async function findAdded(_id: string): Promise<CommentType> {
  const added = await CommentModel.findOne({ _id, ...NOT_DELETED }).lean();
  if (!added) throw addedAndGone();
  return withAuthor(added);
}

function entryFor(act: Act, comment: Comment, action: HistoryAction, changes: HistoryChange[]): HistoryEntry {
  const { _id: subjectId, soldierId, category: subjectName } = comment;
  return historyEntry(act, { soldierId, subject: HistorySubject.COMMENT, action, subjectId, subjectName, changes });
}

/** Identifies a comment's changes in the history. */
function historyOf({ _id: subjectId, soldierId }: Comment) {
  return { soldierId, subjectId };
}

function contentOf({ category, text }: Comment): Pick<Comment, 'category' | 'text'> {
  return { category, text };
}

/** A leader's comment may move between the leadership categories; a recommended one stays recommended. */
function refuseCategory(category: CommentCategory, before?: CommentCategory): void {
  if (LEADERSHIP_CATEGORIES.includes(category) && before !== CommentCategory.RECOMMENDED) return;
  throw new Refusal('BAD_USER_INPUT', { field: 'category', message: messages.chooseCategory });
}

async function withAuthor(comment: Comment): Promise<CommentType> {
  return toCommentType(comment, await authorsAbout(comment.soldierId));
}

function toCommentType(
  { _id: id, commentorId: authorId, ...comment }: Comment,
  nameOf: (id: string) => SoldierName | null,
): CommentType {
  return { ...comment, id, authorId, author: nameOf(authorId) };
}
