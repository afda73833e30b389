import { DAY_MS } from '../../../domain/constants.ts';
import { HistoryModel } from '../../history/history.model.ts';
import { SoldierModel } from '../../records/soldiers/soldier.model.ts';
import { signInNewcomer, signInSoldier } from '../../testing/factories.ts';
import { TestApi } from '../../testing/testApi.ts';
import { giveStaffRights } from './giveStaffRights.ts';

const api = TestApi.forThisFile();

const rightsOf = async (id: string) => {
  const soldier = await SoldierModel.findById(id).lean();
  return { isStaff: soldier?.isStaff, awaitsStaffApproval: soldier?.awaitsStaffApproval };
};

it('gives the rights, also to somebody who waits for them, and the history says that nobody of the unit did', async () => {
  const { email, soldier, browser } = await signInSoldier(api, { role: 'CO_FSO', awaitsStaffApproval: true });
  await giveStaffRights(` ${email.toUpperCase()} `.trim(), api.now);
  expect(await rightsOf(soldier._id)).toEqual({ isStaff: true, awaitsStaffApproval: false });
  const entries = await HistoryModel.find({ soldierId: soldier._id }).lean();
  expect(entries).toMatchObject([
    {
      actorId: 'operator',
      at: api.now,
      subject: 'RIGHTS',
      action: 'CHANGED',
      changes: [
        { field: 'isStaff', from: 'false', to: 'true' },
        { field: 'awaitsStaffApproval', from: 'true', to: 'false' },
      ],
    },
  ]);
  const { data } = await api.execute<{ admins: { id: string }[] }>(browser, '{ admins { id } }');
  expect(data?.admins).toEqual([{ id: soldier._id }]);
});

it('changes nothing, and says why, where it would help nobody', async () => {
  const disabled = await signInSoldier(api, { loginDisabled: true });
  const staff = await signInSoldier(api, { isStaff: true });
  const newcomer = await signInNewcomer(api);
  const lastDay = new Date(api.now.getTime() - DAY_MS);
  const departed = await signInSoldier(api, { departure: { lastDay, reason: 'PCS', byId: 'boss' } });
  for (const [email, sentence] of [
    ['nobody@unit.example', 'No login has that email address.'],
    [newcomer.email, 'That login has no record. Its owner has to sign in and add their info first.'],
    [disabled.email, "That login is disabled, so staff rights wouldn't help."],
    [departed.email, "The owner of that login isn't in the unit today, so staff rights wouldn't help."],
    [staff.email, 'The owner of that login has staff rights already.'],
  ] as const) {
    await expect(giveStaffRights(email, api.now)).rejects.toThrow(sentence);
  }
  expect(await rightsOf(disabled.soldier._id)).toMatchObject({ isStaff: false });
  expect(await HistoryModel.countDocuments()).toBe(0);
});
