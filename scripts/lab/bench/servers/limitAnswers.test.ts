import mongoose from 'mongoose';
import { COMMENT_CATEGORIES } from '../../../../domain/values.ts';
import { unitDayAt } from '../../../../server/operations/unitClock.ts';
import { SoldierModel } from '../../../../server/records/soldiers/soldier.model.ts';
import { makeComment, signInSoldier } from '../../../../server/testing/factories.ts';
import { TestApi } from '../../../../server/testing/testApi.ts';
import { people } from '../../support/people.ts';
import { clientRequests, OPERATIONS } from '../operations.ts';
import { createAnswers } from './limitAnswers.ts';

const api = TestApi.forThisFile();

// The benchmark refuses to compare servers that give different data, but nobody runs it after every change to a screen.
it.each(OPERATIONS)('gives what the product gives for %s', async (name) => {
  await SoldierModel.insertMany(people(30, unitDayAt(api.now)));
  await SoldierModel.updateOne({ _id: 'soldier-2' }, { awaitsStaffApproval: true });
  const { browser } = await signInSoldier(api, { isStaff: true });
  const soldierId = 'soldier-0';
  for (const category of COMMENT_CATEGORIES) {
    await makeComment({ soldierId, commentorId: 'soldier-1', category });
  }
  const { operationName, query, variables } = (await clientRequests(soldierId))[name];
  const { data } = await api.execute(browser, query, variables);
  const limit = await createAnswers(mongoose.connection.getClient().db(mongoose.connection.name))[operationName]?.read(
    soldierId,
    api.now,
  );
  expect(JSON.parse(JSON.stringify(limit))).toEqual(JSON.parse(JSON.stringify(data)));
});
