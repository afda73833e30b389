import mongoose, { mongo } from 'mongoose';
import { makeQuestion } from '../testing/factories.ts';
import { TestApi } from '../testing/testApi.ts';
import { bank } from './bank/bank.ts';
import { ensureQuestions } from './ensureQuestions.ts';
import { QuestionModel } from './question.model.ts';
import { toExamQuestion } from './questionFields.ts';

TestApi.forThisFile();

describe('the shipped bank', () => {
  it('fills an empty bank once, also when several servers start together', async () => {
    await Promise.all([ensureQuestions(), ensureQuestions(), ensureQuestions()]);
    await ensureQuestions();
    expect(await QuestionModel.countDocuments()).toBe(bank.length);
    const stored = await QuestionModel.find().lean();
    expect(new Set(stored.map(toExamQuestion))).toEqual(new Set(bank));
    for (const question of stored) expect(question).toMatchObject({ version: 1, retiredAt: null });
  });

  it('fails the start that cannot write it', async () => {
    const full = new mongo.MongoServerError({ code: 14_031 });
    jest.spyOn(mongoose.connection.collection('questions'), 'insertMany').mockRejectedValueOnce(full);
    await expect(ensureQuestions()).rejects.toBe(full);
  });

  it('goes on where another server was faster with some of it', async () => {
    const [first] = bank;
    const questions = mongoose.connection.collection('questions');
    const insertMany = questions.insertMany.bind(questions);
    jest.spyOn(questions, 'insertMany').mockImplementationOnce(async (...given: Parameters<typeof insertMany>) => {
      await makeQuestion({ _id: first?.id ?? '' });
      return insertMany(...given);
    });
    await ensureQuestions();
    expect(await QuestionModel.countDocuments()).toBe(bank.length);
  });

  it('is completed where a start was cut off', async () => {
    await ensureQuestions();
    const [first, second, ...others] = bank;
    await QuestionModel.deleteMany({ _id: { $in: others.map(({ id }) => id) } });
    await ensureQuestions();
    const stored = (await QuestionModel.find().lean()).map(toExamQuestion);
    expect(new Set(stored)).toEqual(new Set([first, second, ...others]));
  });

  it.each([
    ['has a question of its own', { _id: 'ours' }],
    ['has changed a question', { _id: bank[0]?.id ?? '', version: 2 }],
    ['has retired a question', { _id: bank[0]?.id ?? '', retiredAt: new Date() }],
  ])('leaves a bank alone that staff look after: it %s', async (_, question) => {
    await makeQuestion(question);
    await ensureQuestions();
    expect(await QuestionModel.countDocuments()).toBe(1);
  });
});
