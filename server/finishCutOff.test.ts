import mongoose from 'mongoose';
import { NEW_UNIT } from '../domain/policy/unit.ts';
import { CommentModel } from './comments/comment.model.ts';
import { finishCutOff } from './finishCutOff.ts';
import { historyEntry } from './history/entry.ts';
import { HistoryModel, UNIT_HISTORY } from './history/history.model.ts';
import { AccountModel } from './identity/account.model.ts';
import { stageImport } from './imports/stagedImport.ts';
import { SoldierModel } from './records/soldiers/soldier.model.ts';
import { makeComment, makeSoldier, signInNewcomer } from './testing/factories.ts';
import { HttpApp } from './testing/httpApp.ts';
import { TestApi } from './testing/testApi.ts';
import { UnitModel } from './unit/unit.model.ts';

const api = TestApi.forThisFile();
const app = HttpApp.forThisFile();
afterEach(() => app.stop());

const waiting = (soldierId: string, _id: string) => {
  const act = { actorId: 'imported', at: api.now };
  const entry = historyEntry(act, { soldierId, subject: 'RECORD', action: 'CHANGED', changes: [] });
  return { pendingHistory: [{ ...entry, _id }] };
};

/** Simulates a crash in the middle of everything that takes several writes. */
async function cutOff(): Promise<void> {
  const { accountId } = await signInNewcomer(api);
  const found = await makeSoldier({ _id: 'imported', own: { gone: 'x' }, ...waiting('imported', 'of a record') });
  await makeComment({ soldierId: 'imported', commentorId: 'other', ...waiting('imported', 'of a comment') });
  await AccountModel.updateOne({ _id: accountId }, { $set: waiting('imported', 'of a login') });
  await UnitModel.create({
    ...NEW_UNIT,
    _id: 'current',
    policies: [],
    goneUnitFields: ['gone'],
    going: { ids: ['going'], at: api.now },
    removals: 1,
    ...waiting(UNIT_HISTORY, 'of the unit'),
  });
  await makeSoldier({ _id: 'erased', erasure: { byId: 'imported', at: api.now } });
  const change = { kind: 'CHANGED_SOLDIER', soldierId: 'imported', entryId: 'import', found, rights: {} } as const;
  const decided = await stageImport({ actorId: 'imported', at: api.now }, [{ ...change, fields: { m4Qual: 40 } }]);
  await mongoose.connection.collection<{ _id: string }>('decidedImports').insertOne(decided);
  await stageImport({ actorId: 'imported', at: api.now }, [{ ...change, fields: { m4Qual: 12 } }]);
}

async function expectAllFinished(): Promise<void> {
  expect(await SoldierModel.find().lean()).toMatchObject([
    { _id: 'imported', m4Qual: 40, own: {}, pendingHistory: [] },
  ]);
  expect(await mongoose.connection.collection('stagedImportItems').countDocuments()).toBe(0);
  expect(await CommentModel.findOne().lean()).toMatchObject({ pendingHistory: [] });
  expect(await AccountModel.findOne().lean()).toMatchObject({ pendingHistory: [] });
  const unit = await UnitModel.findOne().lean();
  expect(unit).toMatchObject({ goneUnitFields: [], removals: 2, pendingHistory: [] });
  expect(unit?.going).toBeUndefined();
  expect((await HistoryModel.find().sort({ _id: 1 }).lean()).map(({ _id }) => _id)).toEqual([
    'erased/erased',
    'import',
    'of a comment',
    'of a login',
    'of a record',
    'of the unit',
  ]);
}

it('finishes all that a crash has cut off, and finds nothing the next time', async () => {
  await cutOff();
  await finishCutOff();
  await expectAllFinished();
  api.commands.length = 0;
  await finishCutOff();
  expect(api.commands).toHaveLength(11);
});

it('is done each night by one of the servers, for another that has died', async () => {
  api.now = new Date('2026-11-16T12:00');
  for (let servers = 0; servers < 2; servers += 1) await app.serve({}, () => api.now);
  await app.look();
  await cutOff();
  api.now = new Date('2026-11-17T02:59');
  await app.look();
  expect(await SoldierModel.countDocuments()).toBe(2);
  api.now = new Date('2026-11-17T03:00');
  await app.look();
  await expectAllFinished();
});
