import { changedFields, hasChanged } from './fields.ts';

const opened = { lastName: 'Alvarez', ets: '2027-02-14', m4Qual: 31 };

test('only what differs has changed', () => {
  expect(changedFields(opened, { ...opened })).toEqual({});
  expect(changedFields(opened, { ...opened, ets: '', m4Qual: 32 })).toEqual({ ets: '', m4Qual: 32 });
});

test('what is changed and changed back has not changed', () => {
  expect(hasChanged(opened, { ...opened, m4Qual: 40 })).toBe(true);
  expect(hasChanged(opened, { ...opened })).toBe(false);
});

test('nor has what left the form, or came to it, while it was open', () => {
  const longer: object = { ...opened, phone: '555' };
  expect(hasChanged(opened, longer)).toBe(false);
  expect(hasChanged(longer, opened)).toBe(false);
});
