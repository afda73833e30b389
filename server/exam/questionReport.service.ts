import { messages } from '../../domain/errors.ts';
import { OPEN_REPORTS_PER_PERSON, TOO_MANY_REPORTS, validateQuestionReport } from '../../domain/exam/questionReport.ts';
import { cleanText } from '../../domain/texts.ts';
import type { PageArgs } from '../api/connection.ts';
import type { RequestContext } from '../api/context.ts';
import { addedAndGone, type KeyedCall, keyedCall, keyUsed } from '../api/idempotencyKey.ts';
import { olderThanCursor, pageLimit, toPage } from '../api/pagination.ts';
import type { PersonalData } from '../api/personalData.ts';
import { Refusal, refuseProblems } from '../api/refusal.ts';
import { member } from '../api/signedIn.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { soldierNames } from '../records/soldiers/soldierNames.ts';
import { isDuplicateOf } from '../store/duplicateKey.ts';
import { idsNamedIn } from '../store/idsNamedIn.ts';
import { QuestionModel } from './question.model.ts';
import { noSuchQuestion } from './question.service.ts';
import { toQuestionType } from './questionFields.ts';
import { OPEN_REPORTS, QuestionReportModel } from './questionReport.model.ts';
import { OwnQuestionReport, type QuestionReportConnection } from './questionReport.type.ts';

/**
 * Tells staff that something is wrong with a question of the exam, once per key.
 * @returns the question's id
 * @throws Refusal `NOT_FOUND` for a question that is gone, or if the person's record is erased meanwhile.
 */
export async function reportQuestion(
  context: RequestContext,
  questionId: string,
  text: string,
  key: string | null | undefined,
): Promise<string> {
  refuseProblems(validateQuestionReport(text));
  const call = keyedCall(context, 'reportQuestion', key, { questionId, text });
  const report = {
    _id: call.id,
    questionId,
    soldierId: member(context.person).soldierId,
    text: cleanText(text),
    at: context.now,
    ...(call.digest !== null && { digest: call.digest }),
  };
  // Retired questions are accepted, because an exam started earlier still asks them.
  if (!(await QuestionModel.exists({ _id: questionId }))) {
    // An earlier call may have added the report before the question left the bank.
    if (call.key !== null && (await QuestionReportModel.exists({ _id: call.id }))) return findAdded(call);
    throw noSuchQuestion();
  }
  await refuseTooMany(report);
  try {
    await QuestionReportModel.create(report);
  } catch (error) {
    if (!isDuplicateOf(error, '_id')) throw error;
    return findAdded(call);
  }
  // An erasure marks the record before it deletes the reports, so one of the two notices the other.
  if (!(await SoldierModel.exists({ _id: report.soldierId, erasure: null }))) {
    await QuestionReportModel.deleteOne({ _id: report._id });
    throw new Refusal('NOT_FOUND');
  }
  return questionId;
}

export const REPORT_DATA: PersonalData = {
  collection: QuestionReportModel,
  holds:
    'their reports about exam questions; for 30 days after a report is resolved, that it existed, without its text',
  own: {
    questionReports: {
      type: () => [OwnQuestionReport],
      description: 'Their open reports about questions of the exam, newest first.',
      ofSoldier: reportsBy,
    },
  },
  counted: {
    count: ({ soldierId }) => QuestionReportModel.countDocuments({ soldierId, ...OPEN_REPORTS }),
    one: 'report about a question',
    many: 'reports about questions',
  },
  goes: { withPerson: ({ soldierId }) => QuestionReportModel.deleteMany({ soldierId }) },
};

/** The soldier's reports that nobody has resolved, newest first. */
async function reportsBy(soldierId: string): Promise<OwnQuestionReport[]> {
  const reports = await QuestionReportModel.find({ soldierId, ...OPEN_REPORTS })
    .sort({ at: -1, _id: -1 })
    .lean();
  return reports.map(({ _id: id, questionId, text, at }) => ({ id, questionId, text, at }));
}

/** The question of the report that the same call sent before. */
async function findAdded({ id, digest }: KeyedCall): Promise<string> {
  const added = await QuestionReportModel.findById(id).lean();
  if (added?.digest !== digest) throw keyUsed();
  if (added.resolvedAt) throw addedAndGone();
  return added.questionId;
}

/** A call repeated under its key doesn't count again. Simultaneous calls may exceed the limit once, as with recommended comments. */
async function refuseTooMany({ _id, soldierId }: { _id: string; soldierId: string }): Promise<void> {
  const waiting = await QuestionReportModel.countDocuments({ soldierId, ...OPEN_REPORTS, _id: { $ne: _id } });
  if (waiting >= OPEN_REPORTS_PER_PERSON) {
    throw new Refusal('BAD_USER_INPUT', { field: 'text', message: TOO_MANY_REPORTS });
  }
}

/** The reports that nobody has resolved, newest first. Four database commands, however many there are. */
export async function questionReports(page: PageArgs): Promise<QuestionReportConnection> {
  const found = await QuestionReportModel.find({ ...OPEN_REPORTS, ...olderThanCursor('at', page) })
    .sort({ at: -1, _id: -1 })
    .limit(pageLimit(page))
    .lean();
  const { rows, pageInfo } = toPage(found, page, ({ at, _id }) => [at.toISOString(), _id]);
  const [questions, nameOf] = await Promise.all([
    QuestionModel.find({ _id: { $in: rows.map(({ row }) => row.questionId) } }).lean(),
    idsNamedIn(QuestionReportModel, {}, 'soldierId').then(soldierNames),
  ]);
  const questionOf = new Map(questions.map((question) => [question._id, toQuestionType(question)]));
  return {
    edges: rows.map(({ cursor, row: { _id: id, questionId, soldierId, at, text } }) => ({
      cursor,
      node: { id, questionId, question: questionOf.get(questionId) ?? null, reporter: nameOf(soldierId), at, text },
    })),
    pageInfo,
  };
}

/** The number of reports that nobody has resolved. */
export function openQuestionReports(): Promise<number> {
  return QuestionReportModel.countDocuments(OPEN_REPORTS);
}

/** Removes a report that has been dealt with from the list, and its text. */
export async function resolveReport(id: string, at: Date): Promise<string> {
  const { matchedCount } = await QuestionReportModel.updateOne(
    { _id: id, ...OPEN_REPORTS },
    { $set: { text: '', resolvedAt: at } },
  );
  if (matchedCount === 0) throw noSuchReport();
  return id;
}

function noSuchReport(): Refusal {
  return new Refusal('NOT_FOUND', { message: messages.questionReportDoesNotExist });
}
