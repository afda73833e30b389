import { NEW_RECORD, type PlainFields, type RecordFields } from '../../domain/record/fields.ts';
import { toStored } from '../records/soldiers/soldierFields.ts';
import { withoutSavedSince } from './savedSince.ts';

const RECORD: RecordFields = {
  ...NEW_RECORD,
  firstName: 'Alex',
  middleName: 'Lee',
  lastName: 'Morgan',
  rank: 'SPC',
  grade: 'E4',
};
const ets = { ets: new Date('2027-01-05T12:00:00Z'), etsIndefinite: false };
const left = (fields: object, saved: Partial<PlainFields>, rights = {}) =>
  withoutSavedSince({ fields, found: toStored(RECORD), rights }, toStored({ ...RECORD, ...saved })).fields;

it('leaves what people have saved since, and sets the rest', () => {
  expect(left({ m4Qual: 40, blcComplete: true }, { m4Qual: 0 })).toEqual({ blcComplete: true });
  expect(left({ m4Qual: 40 }, {})).toEqual({ m4Qual: 40 });
});

it('leaves a date and an indefinite ETS together, whichever of them was saved', () => {
  expect(left({ ...ets, m4Qual: 40 }, { etsIndefinite: true })).toEqual({ m4Qual: 40 });
  expect(left(ets, { ets: '2030-01-01' })).toEqual({});
  expect(left(ets, { m4Qual: 40 })).toEqual(ets);
});

it('leaves section, team and role together, unless rights were decided with the role', () => {
  const place = { section: 'ALPHA', team: 'HQ', role: 'CO_FSO' };
  const saved = { section: 'BRAVO', team: 'TEAM_1', role: 'FO' } as const;
  expect(left(place, saved)).toEqual({});
  expect(left(place, saved, { isStaff: true })).toEqual(place);
  expect(left({ ...ets, ...place }, { ...saved, etsIndefinite: true }, { isStaff: true })).toEqual(place);
});

it('leaves the values of the unit fields that people have saved since, one by one', () => {
  const found = toStored({ ...RECORD, 'own.phone': '1', 'own.locker': '7' });
  const current = toStored({ ...RECORD, 'own.phone': '2', 'own.locker': '7' });
  const change = { fields: {}, own: { phone: '3', locker: null, blood: 'O+' }, found, rights: {} };
  expect(withoutSavedSince(change, current).own).toEqual({ locker: null, blood: 'O+' });
});
