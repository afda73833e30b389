import { gql } from '@apollo/client';
import { today } from '../../components/today.ts';
import { VIEWER_UNIT } from '../../testing/viewerUnit.ts';
import { cache } from '../api/cache.ts';
import { followUnitDay } from './followUnitDay.ts';
import { forgetPerson, rememberPerson } from './session.ts';

afterEach(() => {
  forgetPerson(cache);
  jest.useRealTimers();
});

test('the page takes the day of the unit from every answer that has it; signed out, it takes the day of the browser', () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick'] });
  jest.setSystemTime(new Date('2026-11-27T12:00:00Z'));
  followUnitDay(cache);
  rememberPerson(cache, {
    ...{ __typename: 'Viewer' },
    accessEndsAt: '2026-11-27T13:00:00.000Z',
    soldier: null,
    absence: null,
    login: { ...{ __typename: 'Login' }, id: 'login', mustAddSecondFactor: false },
    unit: { ...VIEWER_UNIT, today: '2026-11-28', dayEndsAt: '2026-11-28T10:00:00.000Z' },
  });
  expect(today()).toBe('2026-11-28');
  // Like another query's answer after staff changed the time zone.
  cache.writeQuery({
    query: gql('{ unit { today dayEndsAt } }'),
    data: { unit: { __typename: 'Unit', today: '2026-11-26', dayEndsAt: '2026-11-27T12:00:01.000Z' } },
  });
  expect(today()).toBe('2026-11-26');
  forgetPerson(cache);
  expect(today()).toBe('2026-11-27');
});
