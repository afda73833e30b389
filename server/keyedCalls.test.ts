import { randomUUID } from 'node:crypto';
import { CommentModel } from './comments/comment.model.ts';
import { QuestionModel } from './exam/question.model.ts';
import { QuestionReportModel } from './exam/questionReport.model.ts';
import { HistoryModel } from './history/history.model.ts';
import { SoldierModel } from './records/soldiers/soldier.model.ts';
import { makeQuestion, makeSoldier, signInSoldier } from './testing/factories.ts';
import { makeRemindedUnit, RIDE } from './testing/remindedUnit.ts';
import { type Browser, TestApi } from './testing/testApi.ts';

/* What an idempotency key means (Spec 30.3), for every operation that takes one. */

const api = TestApi.forThisFile();

/** The id of a soldier and of a question. */
const ID = 'about';
const KEY_USED = 'This key was used for another change.';
const GONE = 'This was added before and has been deleted since.';

interface Keyed {
  mutation: string;
  /** The variables for two inputs that differ. */
  inputs: readonly [object, object];
  /** How many additions or changes the store holds. */
  count: () => Promise<number>;
  /** Deletes what was added under a key; absent if nothing can be deleted. */
  remove?: (staff: Browser, key: string) => Promise<{ errors: readonly unknown[] }>;
}

const school = { schoolName: 'BLC', startDate: '2026-05-04', endDate: '2026-05-25' };
const question = {
  question: 'Why?',
  options: ['1', '2', '3', '4'],
  answerText: '1',
  topic: 'T',
  explanation: 'E',
  citation: 'C',
  reviewDate: '2027-01-31',
};
const person = { firstName: 'Alex', middleName: 'Lee', lastName: 'Morgan', rank: 'SPC', grade: 'E4' };
const stored = async () => SoldierModel.findById(ID).select('+dues').lean();

const OPERATIONS: Readonly<Record<string, Keyed>> = {
  addComment: {
    mutation:
      'mutation ($key: ID, $text: String!) { addComment(soldierId: "about", input: { category: OVERALL, text: $text, key: $key }) { id } }',
    inputs: [{ text: 'Ready.' }, { text: 'Not ready.' }],
    count: () => CommentModel.countDocuments(),
    remove: (staff, key) => api.execute(staff, 'mutation ($id: ID!) { deleteComment(id: $id) }', { id: key }),
  },
  addSchool: {
    mutation:
      'mutation ($key: ID, $name: SchoolName!) { addSchool(soldierId: "about", input: { schoolName: $name, startDate: "2026-05-04", endDate: "2026-05-25", key: $key }) { id } }',
    inputs: [{ name: school.schoolName }, { name: 'JFO' }],
    count: async () => (await stored())?.schools.length ?? 0,
    remove: (staff, key) =>
      api.execute(staff, 'mutation ($id: ID!) { deleteSchool(soldierId: "about", id: $id) { id } }', { id: key }),
  },
  addDueEvents: {
    mutation:
      'mutation ($key: ID, $doneOn: LocalDate!, $kind: ID!) { addDueEvents(requirementId: $kind, key: $key, rows: [{ soldierId: "about", event: { doneOn: $doneOn } }]) { refusal { code message } } }',
    inputs: [{ doneOn: '2024-05-04' }, { doneOn: '2024-05-05' }],
    count: async () => (await stored())?.dues?.length ?? 0,
    remove: (staff, key) =>
      api.execute(
        staff,
        'mutation ($id: ID!) { deleteDueEvent(soldierId: "about", eventId: $id) { requirement { id } } }',
        {
          id: `${key}/about`,
        },
      ),
  },
  updateSoldiers: {
    mutation:
      'mutation ($key: ID, $score: Int!) { updateSoldiers(key: $key, rows: [{ id: "about", version: 1, input: { m4Qual: $score } }]) { refusal { code } } }',
    inputs: [{ score: 30 }, { score: 31 }],
    count: () => HistoryModel.countDocuments({ soldierId: ID }),
  },
  addSoldier: {
    mutation: 'mutation ($key: ID, $input: CreateSoldierInput!) { addSoldier(input: $input, key: $key) { id } }',
    inputs: [{ input: person }, { input: { ...person, firstName: 'Robin' } }],
    count: () => SoldierModel.countDocuments({ lastName: person.lastName }),
  },
  createQuestion: {
    mutation: 'mutation ($input: CreateQuestionInput!) { createQuestion(input: $input) { id } }',
    inputs: [{ input: question }, { input: { ...question, topic: 'Other' } }],
    count: () => QuestionModel.countDocuments({ question: question.question }),
  },
  reportQuestion: {
    mutation: 'mutation ($key: ID, $text: String!) { reportQuestion(id: "about", text: $text, key: $key) }',
    inputs: [{ text: 'Two are right.' }, { text: 'None is right.' }],
    count: () => QuestionReportModel.countDocuments({ resolvedAt: { $exists: false } }),
    remove: (staff, key) => api.execute(staff, 'mutation ($id: ID!) { resolveReport(id: $id) }', { id: key }),
  },
};

/** A unit with a soldier, a question and a requirement, two staff members, and a function that calls the operation. */
async function arrange({ mutation, inputs }: Keyed) {
  await makeRemindedUnit();
  await makeSoldier({ _id: ID });
  await makeQuestion({ _id: ID });
  const { browser } = await signInSoldier(api, { isStaff: true });
  const { browser: other } = await signInSoldier(api, { isStaff: true });
  const key = randomUUID();
  const variables = (content: object) =>
    mutation.includes('CreateQuestionInput')
      ? { input: { ...('input' in content && typeof content.input === 'object' ? content.input : {}), key } }
      : { ...content, key, kind: RIDE.id };
  const call = (by: Browser, content: object = inputs[0]) => api.execute(by, mutation, variables(content));
  return { browser, other, key, call };
}

describe.each(Object.entries(OPERATIONS))('%s under a key', (_, operation) => {
  it('is done once, however often it comes and also at the same moment, and is answered alike', async () => {
    const { browser, call } = await arrange(operation);
    const before = await operation.count();
    const answers = await Promise.all([call(browser), call(browser)]);
    answers.push(await call(browser));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await operation.count()).toBe(before + 1);
  });

  it('is refused with other content, and to another login', async () => {
    const { browser, other, call } = await arrange(operation);
    await call(browser);
    const after = await operation.count();
    for (const refused of [await call(browser, operation.inputs[1]), await call(other)]) {
      expect(refused.errors).toMatchObject([
        { message: KEY_USED, extensions: { code: 'BAD_USER_INPUT', field: 'key' } },
      ]);
    }
    expect(await operation.count()).toBe(after);
  });
});

const REMOVED = Object.entries(OPERATIONS).filter(([, { remove }]) => remove !== undefined);

it.each(REMOVED)(
  '%s adds nothing under its key once what it added is deleted, and says so',
  async (name, operation) => {
    const { browser, key, call } = await arrange(operation);
    await call(browser);
    expect((await operation.remove?.(browser, key))?.errors).toEqual([]);
    const after = await operation.count();
    const { data, errors } = await call(browser);
    // With many rows, each is refused by itself.
    expect(JSON.stringify(errors[0] ?? data?.[name])).toContain(GONE);
    expect(await operation.count()).toBe(after);
  },
);
