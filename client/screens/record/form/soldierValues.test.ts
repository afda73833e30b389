import { messages } from '../../../../domain/errors.ts';
import type { SoldierValues_SoldierFragment } from './soldierValues.generated.ts';
import { checkSoldier, newSoldierValues, soldierValues } from './soldierValues.ts';

const soldier: SoldierValues_SoldierFragment = {
  firstName: 'Marco',
  middleName: 'NMN',
  lastName: 'Alvarez',
  rank: 'SGT',
  grade: 'E5',
  pebd: '2019-03-04',
  dor: null,
  ets: '2027-02-14',
  section: 'ALPHA',
  team: 'TEAM_1',
  role: 'FO',
  acftScore: 512,
  acftPass: true,
  m4Qual: 31,
  dlc1Complete: true,
  blcComplete: true,
  dlc2Complete: false,
  alcComplete: false,
  dlc3Complete: false,
  slcComplete: false,
  jfoQualified: false,
  driversLicense: true,
};

/** The opposite of every yes or no, and days exactly where there were none. */
const opposite: SoldierValues_SoldierFragment = {
  ...soldier,
  ...{ pebd: null, dor: '2024-03-04', ets: null, acftPass: false, jfoQualified: true, driversLicense: false },
  ...{ dlc1Complete: false, blcComplete: false, dlc2Complete: true },
  ...{ alcComplete: true, dlc3Complete: true, slcComplete: true },
};

test.each([soldier, opposite])('a record that was opened and left alone describes itself: %#', (record) => {
  const values = soldierValues(record);
  expect(values).toMatchObject({ pebd: record.pebd ?? '', dor: record.dor ?? '', ets: record.ets ?? '' });
  expect(checkSoldier(values)).toEqual({ input: record });
});

test('what else is known of a record is not in the form', () => {
  const opened = { ...soldier, id: 'id', version: 3, isStaff: true };
  expect(soldierValues(opened)).toEqual(soldierValues(soldier));
  expect(Object.keys(newSoldierValues).toSorted()).toEqual(Object.keys(soldierValues(soldier)).toSorted());
});

test('what surrounds a name is not part of it, and an emptied date is none', () => {
  const checked = checkSoldier({
    ...soldierValues(soldier),
    firstName: ' Marc',
    middleName: 'A ',
    lastName: ' Alvarez-Ruiz ',
    ets: '',
  });
  const names = { firstName: 'Marc', middleName: 'A', lastName: 'Alvarez-Ruiz' };
  expect(checked).toEqual({ input: { ...soldier, ...names, ets: null } });
});

test('a new record lacks the names, the rank and the grade, and nothing else', () => {
  expect(checkSoldier(newSoldierValues)).toEqual({
    problems: [
      { field: 'firstName', message: messages.enterFirstName },
      { field: 'middleName', message: messages.enterMiddleName },
      { field: 'lastName', message: messages.enterLastName },
      { field: 'rank', message: messages.chooseRank },
      { field: 'grade', message: messages.chooseGrade },
    ],
  });
});

test('a team and a role that are not chosen are problems of their fields', () => {
  expect(checkSoldier({ ...soldierValues(soldier), team: '', role: '' })).toEqual({
    problems: [
      { field: 'team', message: messages.chooseTeam },
      { field: 'role', message: messages.chooseRole },
    ],
  });
  expect(checkSoldier({ ...soldierValues(soldier), role: '' })).toEqual({
    problems: [{ field: 'role', message: messages.chooseRole }],
  });
});

test.each(['', '12.5', '601', 'many'])('a score of %j is a problem of its field', (acftScore) => {
  expect(checkSoldier({ ...soldierValues(soldier), acftScore })).toEqual({
    problems: [expect.objectContaining({ field: 'acftScore' })],
  });
});
